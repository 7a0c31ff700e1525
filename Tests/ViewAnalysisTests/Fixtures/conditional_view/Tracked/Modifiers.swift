import SwiftUI

struct Tracking: ViewModifier {
  let name: String

  func body(content: Content) -> some View {
    content.onAppear { print(name) }
  }
}

struct Framing: ViewModifier {
  func body(content: Content) -> some View { content.border(.red) }
}
