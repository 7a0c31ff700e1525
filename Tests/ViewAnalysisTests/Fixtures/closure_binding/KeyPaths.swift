// profile: strict
import SwiftUI

struct Note {
  var title = ""
  var text = ""
}

/// `$note[keyPath: field]` would ask the binding itself.
struct NoteForm: View {
  @State private var note = Note()

  var body: some View {
    VStack {
      row(\.title)
      TextField("Text", text: Binding(get: { note.text }, set: { note.text = $0 }))  // expect: closure_binding
    }
  }

  private func row(_ field: WritableKeyPath<Note, String>) -> some View {
    TextField("Field", text: Binding(get: { note[keyPath: field] }, set: { note[keyPath: field] = $0 }))
  }
}
