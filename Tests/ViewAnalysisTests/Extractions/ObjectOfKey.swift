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
        status(of: note)
      }
      .onAppear { drafts[note.id] = Draft() }
    }
  }

  @ViewBuilder
  private func «»status(of note: Note) -> some View {
    if let draft = drafts[note.id] {
      Text("\(draft.words)")
      Text(draft.isSaved ? "Saved" : "Changed")
    }
  }
}
