import SwiftUI

struct NoteView: View {
  let isOwn: Bool
  let delete: () -> Void

  var body: some View {
    VStack {
      Text("Note")
      NoteDeleteNoteButton(isOwn: isOwn, delete: delete)
    }
  }
}

private struct NoteDeleteNoteButton: View {
  let isOwn: Bool
  let delete: () -> Void

  var body: some View {
    if isOwn {
      Button(Strings.deleteNote) { delete() }
    }
  }
}

enum Strings {
  static let deleteNote = "Delete"
}
