import SwiftUI

struct Note: Identifiable {
  let id: Int
  var title: String
}

/// `$note` is the property's, whatever the row's element is called.
struct NotesView: View {
  @State private var note = Note(id: 0, title: "")
  @Binding var others: [Note]

  var body: some View {
    Form {
      Text(note.title)
      «»VStack {
        Text("Others")
        ForEach(others) { note in
          HStack {
            Text(note.title)
            TextField("Title", text: $note.title)
          }
        }
      }
    }
  }
}
