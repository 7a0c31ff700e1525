import SwiftUI

/// A card.
struct CardModifier: ViewModifier {  // expect: premature_modifier "used once"
  let color: Color
  var inset: CGFloat = 8
  @Binding var isOn: Bool

  func body(content: Content) -> some View {
    content
      .padding(inset)
      .background(color)
      .opacity(isOn ? 1 : 0.5)
  }
}

extension View {
  func card(_ color: Color = .red, isOn: Binding<Bool>) -> some View {
    modifier(CardModifier(color: color, isOn: isOn))
  }

  /// A note.
  func note(size: CGFloat) -> some View {  // expect: premature_modifier "only twice"
    self
      .font(.system(size: size))
      .padding(.horizontal, size / 2)
  }

  func pale() -> some View {  // expect: premature_modifier
    foregroundStyle(.gray)
      .bold()
  }
}

private struct FramedModifier: ViewModifier {  // expect: premature_modifier
  var width: CGFloat = 20

  func body(content: Content) -> some View { content.frame(width: self.width).border(.red) }
}

struct Framed: View {
  var body: some View {
    Text("a").modifier(FramedModifier())
  }
}
