import SwiftUI

/// A comment stands in the way.
struct CardModifier: ViewModifier {  // expect: undiscoverable_modifier
  func body(content: Content) -> some View { content.padding() }
}

/// Its default isn't known outside.
struct ShadowModifier: ViewModifier {  // expect: undiscoverable_modifier
  static let standard = 2.0
  var radius: Double = standard

  func body(content: Content) -> some View { content.shadow(radius: radius) }
}

struct FramedModifier<Frame: View>: ViewModifier {  // expect: undiscoverable_modifier
  let frame: Frame

  func body(content: Content) -> some View { content.overlay(frame) }
}

struct Screen: View {
  var body: some View {
    Text("a")
      .modifier(/* the card */ CardModifier())
      .modifier(ShadowModifier())
      .modifier(FramedModifier(frame: Color.red))
  }
}
