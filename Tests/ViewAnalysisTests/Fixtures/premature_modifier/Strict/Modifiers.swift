// profile: strict
import SwiftUI

/// `undiscoverable_modifier` asks for this function.
struct CardModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding().background(.red) }
}

extension View {
  func card() -> some View { modifier(CardModifier()) }

  func pale() -> some View {  // expect: premature_modifier
    foregroundStyle(.gray).bold()
  }
}
