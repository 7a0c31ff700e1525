import SwiftUI

struct Panel<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Text("Panel").environment(\.colorScheme, .light)
      content
    }
  }
}

extension View {
  func titled() -> some View {
    overlay { Text("Title").environment(\.colorScheme, .light) }
  }
}
