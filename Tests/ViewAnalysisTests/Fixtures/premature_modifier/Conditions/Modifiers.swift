import SwiftUI

extension View {
  func glow() -> some View {  // expect: premature_modifier "only twice"
    shadow(radius: 4)
      .padding(2)
  }

  /// A use in an `#if` counts.
  func thrice() -> some View { padding(3) }
}

private struct RimModifier: ViewModifier {  // expect: premature_modifier "used once"
  func body(content: Content) -> some View { content.border(.red).padding(1) }
}

struct Rimmed: View {
  var body: some View {
    Text("a")
      #if DEBUG || !DEBUG
        .modifier(RimModifier())
      #endif
  }
}
