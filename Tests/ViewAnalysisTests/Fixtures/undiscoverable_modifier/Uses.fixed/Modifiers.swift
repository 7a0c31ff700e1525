import SwiftUI

/// A card.
struct CardModifier: ViewModifier {
  enum Kind { case plain, raised }

  let kind: Kind
  var elevation: Double = 2
  @Binding var isOn: Bool
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content.shadow(radius: isOn && kind == .raised ? elevation : 0)
  }
}  // the card

extension View {
  func card(kind: CardModifier.Kind, elevation: Double = 2, isOn: Binding<Bool>) -> some View {
    modifier(CardModifier(kind: kind, elevation: elevation, isOn: isOn))
  }
}

@available(iOS 18, macOS 15, *)
public struct FadeViewModifier: ViewModifier {
  let amount: Double

  public init(by amount: Double = 0.5) { self.amount = amount }

  public func body(content: Content) -> some View { content.opacity(amount) }
}

@available(iOS 18, macOS 15, *)
public extension View {
  func fade(by amount: Double = 0.5) -> some View {
    modifier(FadeViewModifier(by: amount))
  }
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
