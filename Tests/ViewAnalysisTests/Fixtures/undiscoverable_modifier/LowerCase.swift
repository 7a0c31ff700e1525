import SwiftUI

struct card_shadow: ViewModifier {  // expect: undiscoverable_modifier
  func body(content: Content) -> some View { content.shadow(radius: 3) }
}

/// A function of this name would hide the type.
struct inset: ViewModifier {  // expect: undiscoverable_modifier
  func body(content: Content) -> some View { content.padding(3) }
}

struct Labels: View {
  var body: some View {
    VStack {
      Text("a").modifier(card_shadow())
      Text("b").modifier(card_shadow())
      Text("c").modifier(inset())
      Text("d").modifier(inset())
    }
  }
}
