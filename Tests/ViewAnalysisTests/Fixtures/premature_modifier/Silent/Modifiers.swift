import SwiftUI

/// `undiscoverable_modifier` stands at it.
struct CardModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct CountModifier: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View { content.padding(CGFloat(count)) }
}

extension View {
  /// Nobody uses it but a preview.
  func unused() -> some View { padding() }

  public func shared() -> some View { padding() }

  func thrice() -> some View { padding() }

  /// It chooses.
  @ViewBuilder func chosen(_ isOn: Bool) -> some View {
    if isOn { padding() } else { self }
  }

  func counted() -> some View { modifier(CountModifier()) }

  /// A value has a function of this name, too.
  func same() -> some View { padding() }
}

struct Model {
  func same() -> Int { 1 }
}

final class Scroll: ObservableObject {
  @Published var level = 1.0
}

/// It observes, so that the view that has it doesn't.
struct FadeModifier: ViewModifier {
  @ObservedObject var scroll: Scroll

  func body(content: Content) -> some View { content.opacity(scroll.level) }
}

extension View {
  func fading(with scroll: Scroll) -> some View { modifier(FadeModifier(scroll: scroll)) }
}
