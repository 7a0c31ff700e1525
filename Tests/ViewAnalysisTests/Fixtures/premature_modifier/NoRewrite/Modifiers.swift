import SwiftUI

private let inset = 4.0

extension View {
  /// It reads a constant of the file.
  func inside() -> some View {  // expect: premature_modifier
    padding(inset)
  }

  /// What a use passes is looked up in the translations where it stands by itself.
  func tagged(_ title: String) -> some View {  // expect: premature_modifier
    overlay(Text(title))
  }

  /// It names the view again.
  func mirrored() -> some View {  // expect: premature_modifier
    self.background(self.opacity(0.2))
  }

  /// A comment would be lost.
  func edged() -> some View {  // expect: premature_modifier
    padding()
      // The edge.
      .border(.red)
  }
}

struct ThemedModifier: ViewModifier {  // expect: premature_modifier
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View { content.opacity(colorScheme == .dark ? 1 : 0.5) }
}

extension View {
  func themed() -> some View { modifier(ThemedModifier()) }
}
