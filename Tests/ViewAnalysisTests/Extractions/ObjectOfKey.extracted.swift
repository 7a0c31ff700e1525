import SwiftUI

@Observable
final class Draft {
  var words = 0
  var isSaved = false
}

struct Note: Identifiable {
  let id: Int
  var title = ""
}

struct NotesView: View {
  @State private var drafts: [Int: Draft] = [:]
  let notes: [Note]

  var body: some View {
    List(notes) { note in
      HStack {
        Text(note.title)
        NoteStatus(draft: drafts[note.id])
      }
      .onAppear { drafts[note.id] = Draft() }
    }
  }
}

private struct NoteStatus: View {
  let draft: Draft?

  var body: some View {
    if let draft {
      Text("\(draft.words)")
      Text(draft.isSaved ? "Saved" : "Changed")
    }
  }
}
