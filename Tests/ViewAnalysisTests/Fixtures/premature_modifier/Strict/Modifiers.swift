// profile: strict
import SwiftUI

/// `undiscoverable_modifier` asks for this function.
struct CardModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding().background(.red) }
}

extension View {
  func card() -> some View { modifier(CardModifier()) }

  func pale() -> some View {  // expect: premature_modifier
    foregroundStyle(.gray).bold()
  }
}

/// Of one family, whose members are used as often as it happens.
extension View {
  func title(color: Color = .red) -> some View { foregroundStyle(color).font(.title) }

  func note(color: Color = .gray) -> some View { foregroundStyle(color).font(.caption) }
}

/// Its name says what it presents.
extension View {
  func help(isShown: Binding<Bool>) -> some View {
    sheet(isPresented: isShown) { Text("Help") }
  }
}

@Observable final class Drag {
  var distance = 0.0
}

/// It alone follows the finger.
private struct DragOffset: ViewModifier {
  let drag: Drag

  func body(content: Content) -> some View { content.offset(x: drag.distance).bold() }
}

struct Knob: View {
  let drag = Drag()

  var body: some View { Text("o").modifier(DragOffset(drag: drag)) }
}
