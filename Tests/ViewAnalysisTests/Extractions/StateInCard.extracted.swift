import SwiftUI

/// The card shows what it is given whenever it is there.
struct NoteView: View {
  let title: String

  var body: some View {
    NoteCard {
      NoteField(title: title)
    }
    .navigationTitle(title)
  }
}

private struct NoteField: View {
  @State private var draft = ""
  let title: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
      TextField("Note", text: $draft)
      Text("\(draft.count) characters")
    }
  }
}
