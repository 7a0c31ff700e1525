import SwiftUI

/// What is erased here has to be erased by callers.
struct Shell<Content: View>: View {
  @ViewBuilder let menu: AnyView  // expect: any_view
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      menu
      content
    }
  }
}

struct Screen: View {
  var body: some View {
    Shell(
      menu: { AnyView(Text("Menu")) },
      content: { AnyView(Text("Content")) })  // expect: any_view
  }
}
