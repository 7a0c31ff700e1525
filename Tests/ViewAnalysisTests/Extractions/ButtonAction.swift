import SwiftUI

struct NoteView: View {
  let isOwn: Bool
  let delete: () -> Void

  var body: some View {
    VStack {
      Text("Note")
      «if isOwn {
        Button(Strings.deleteNote) { delete() }
      }»
    }
  }
}

enum Strings {
  static let deleteNote = "Delete"
}
