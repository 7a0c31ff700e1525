import SwiftUI

final class Note {
  var next: Note?

  func text() -> String { String(describing: FileManager.default.contents(atPath: "a")) }
}

struct NoteView: View {
  let note: Note

  var body: some View {
    if let note = note.next {
      Text(note.text())  // expect: work_in_body
    }
  }
}
