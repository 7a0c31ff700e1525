import SwiftUI

/// A card.
struct CardModifier: ViewModifier {  // expect: undiscoverable_modifier "never suggests it"
  enum Kind { case plain, raised }

  let kind: Kind
  var elevation: Double = 2
  @Binding var isOn: Bool
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content.shadow(radius: isOn && kind == .raised ? elevation : 0)
  }
}  // the card

@available(iOS 18, macOS 15, *)
public struct FadeViewModifier: ViewModifier {  // expect: undiscoverable_modifier
  let amount: Double

  public init(by amount: Double = 0.5) { self.amount = amount }

  public func body(content: Content) -> some View { content.opacity(amount) }
}

/// It has a function.
struct KnownModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

extension View {
  func known() -> some View { modifier(KnownModifier()) }
}

/// Nobody applies it.
struct UnusedModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

private struct LocalModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct Local: View {
  var body: some View { Text("a").modifier(LocalModifier()).modifier(KnownModifier()) }
}
