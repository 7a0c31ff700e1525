// profile: strict
import SwiftUI

extension View {
  /// Its use can't see the number.
  func framed() -> some View { padding(Spacing.small) }

  @ViewBuilder func dim(_ isOn: Bool) -> some View {
    if isOn { modifier(DimModifier()) } else { self }
  }
}

private enum Spacing {
  static let small = 4.0
}

/// A function decides whether it is applied.
private struct DimModifier: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.5).bold() }
}

/// It measures.
private struct SizeModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.background { GeometryReader { _ in Color.clear } }
  }
}

struct Sized: View {
  var body: some View { Text("a").modifier(SizeModifier()) }
}
