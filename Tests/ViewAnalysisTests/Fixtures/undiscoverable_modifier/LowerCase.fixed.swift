import SwiftUI

struct card_shadow: ViewModifier {
  func body(content: Content) -> some View { content.shadow(radius: 3) }
}

extension View {
  func cardShadow() -> some View {
    modifier(card_shadow())
  }
}

/// A function of this name would hide the type.
struct inset: ViewModifier {  // expect: undiscoverable_modifier
  func body(content: Content) -> some View { content.padding(3) }
}

struct Labels: View {
  var body: some View {
    VStack {
      Text("a").cardShadow()
      Text("b").cardShadow()
      Text("c").modifier(inset())
      Text("d").modifier(inset())
    }
  }
}
