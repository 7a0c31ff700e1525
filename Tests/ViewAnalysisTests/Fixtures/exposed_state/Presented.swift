// A state that begins without a value, and that nothing but its own presentation sets.
import SwiftUI

enum Question: Identifiable {
  case save

  var id: Self { self }
}

struct Asking: ViewModifier {
  @State var question: Question?
  @State var answer: Question?  // expect: exposed_state

  func body(content: Content) -> some View {
    content
      .sheet(item: $question) { _ in Text("Save?") }
      .sheet(item: $answer) { _ in Text("Saved") }
      .onTapGesture { answer = .save }
  }
}
