import SwiftUI

final class Field {
  var text = ""
}

final class Questionnaire: ObservableObject {
  let title = Field()
  var note = Field()
}

/// `$form.title.text` needs a variable `title`.
struct FormView: View {
  @ObservedObject var form: Questionnaire

  var body: some View {
    VStack {
      TextField("Title", text: Binding(get: { form.title.text }, set: { form.title.text = $0 }))
      TextField("Note", text: Binding(get: { form.note.text }, set: { form.note.text = $0 }))  // expect: closure_binding
    }
  }
}
