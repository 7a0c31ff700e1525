import SwiftUI

/// What wraps views gives it a name.
struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    content.padding().border(.gray)
  }
}

struct Shaded: ViewModifier {  // expect: undiscoverable_modifier
  func body(content: Content) -> some View {
    content.shadow(radius: 4)
  }
}
