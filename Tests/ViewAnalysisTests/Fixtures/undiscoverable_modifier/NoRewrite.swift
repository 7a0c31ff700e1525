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

/// Outside of `Panel`, the modifier has no name without arguments.
struct Panel<Inside: View>: View {
  @ViewBuilder let inside: Inside

  struct RoundModifier: ViewModifier {  // expect: undiscoverable_modifier
    func body(content: Content) -> some View { content.padding() }
  }

  var body: some View { inside.modifier(RoundModifier()) }
}

// Which of the two is meant depends on the platform.
#if os(tvOS)
  struct HoverModifier: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }
#else
  typealias HoverModifier = ShadowModifier
#endif

struct Hovering: View {
  var body: some View { Text("a").modifier(HoverModifier()) }
}

// What is passed can't be handed on.
struct Spoken: ViewModifier {  // expect: undiscoverable_modifier
  let text: String

  init(_ text: @autoclosure () -> String) { self.text = text() }

  func body(content: Content) -> some View { content.accessibilityLabel(text) }
}

struct Faded: ViewModifier {  // expect: undiscoverable_modifier
  let amounts: [Double]

  init(by amounts: Double...) { self.amounts = amounts }

  func body(content: Content) -> some View { content.opacity(amounts.reduce(1, *)) }
}

struct NotHandedOn: View {
  var body: some View {
    VStack {
      Text("a").modifier(Spoken("b"))
      Text("c").modifier(Spoken("d"))
      Text("e").modifier(Faded())
      Text("f").modifier(Faded())
    }
  }
}
