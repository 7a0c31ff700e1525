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

private extension Color {
  static let rowTint = Color.red
}

private extension View {
  func hairline() -> some View { border(.gray).border(.red).padding(0) }
}

struct Lines: View {
  var body: some View {
    VStack {
      Text("a").hairline()
      Text("b").hairline()
    }
  }
}

extension View {
  /// Its colour is private to the file.
  func tinted() -> some View {  // expect: premature_modifier
    padding(1).foregroundStyle(Color.rowTint)
  }

  /// So is its modifier.
  func ruled() -> some View {  // expect: premature_modifier
    padding(1).hairline()
  }

  /// A use passes a call, which would be made twice.
  func boxed(_ inset: CGFloat) -> some View {  // expect: premature_modifier
    padding(inset).offset(x: inset)
  }

  /// The type of what a use passes follows from the parameter.
  func toned(_ color: Color) -> some View {  // expect: premature_modifier
    padding(1).background(color.opacity(0.2))
  }

  func spaced() -> some View {  // expect: premature_modifier
    // This comment would be lost.
    padding(1).padding(2)
  }
}

/// Each platform has another body.
private struct PlatformModifier: ViewModifier {  // expect: premature_modifier
  #if os(iOS)
    func body(content: Content) -> some View { content.padding(1).border(.red) }
  #else
    func body(content: Content) -> some View { content.padding(2).border(.blue) }
  #endif
}

/// It has more than its body.
private struct SparseModifier: ViewModifier {  // expect: premature_modifier
  func body(content: Content) -> some View { content.padding(1).border(.red) }
  func log() {}
}

struct Platforms: View {
  var body: some View { Text("a").modifier(PlatformModifier()).modifier(SparseModifier()) }
}
