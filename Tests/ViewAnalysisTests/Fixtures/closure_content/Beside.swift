// profile: strict
import SwiftUI

/// SwiftUI can't compare the action either.
struct Cell<Content: View>: View {
  let action: () -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    Button(action: action) {
      content()
    }
  }
}

struct Frame<Header: View, Content: View>: View {
  @ViewBuilder let header: () -> Header  // expect: closure_content
  @ViewBuilder let content: () -> Content  // expect: closure_content

  var body: some View {
    VStack {
      header()
      content()
    }
  }
}
