import SwiftUI

struct Card<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Paper { content }
  }
}

private struct Paper<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content.environment(\.colorScheme, .light)
  }
}

extension View {
  func framed() -> some View { modifier(Frame()) }
}

private struct Frame: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}
