import SwiftUI

/// The text field's binding reads the note, too, and the other one the title.
struct NoteEditor: View {
  @State private var note: String?
  @State private var title = "Note"
  @State private var count = 0

  private var hasNote: Binding<Bool> {
    Binding(get: { note != nil }, set: { if !$0 { note = nil } })
  }

  var body: some View {
    VStack {
      Stepper("Count", value: $count)
      Toggle("Note", isOn: hasNote)
      HStack {
        Image(systemName: "note")
        Text(note ?? "None")
      }
      HStack {
        Image(systemName: "pencil")
        TextField("Title", text: Binding(get: { title + "" }, set: { title = $0 }))
        Text(title)
      }
    }
    .disabled(count > 3)
  }
}
