// not: `note` can't be handed over to another type
import SwiftUI

struct Note: Identifiable {
  let id: Int
  var title: String
}

/// The row shows its element and edits the property of the same name.
struct NotesView: View {
  @State private var note = Note(id: 0, title: "")
  @Binding var others: [Note]

  var body: some View {
    Form {
      Text(note.title)
      ForEach(others) { note in
        «»HStack {
          Text(note.title)
          TextField("Title", text: $note.title)
        }
      }
    }
  }
}
