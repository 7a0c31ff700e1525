// profile: strict
import SwiftUI

/// A modifier has no closure.
struct Card<Content: View>: View {  // expect: styling_view
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .padding()
      .background(.yellow)
  }
}

struct Column<Content: View>: View {
  @ViewBuilder let content: () -> Content  // expect: closure_content

  var body: some View {
    VStack {
      content()
      Text("End")
    }
  }
}

struct Screen: View {
  var body: some View {
    Card { Text("Card") }
    Column { Text("Column") }
  }
}
