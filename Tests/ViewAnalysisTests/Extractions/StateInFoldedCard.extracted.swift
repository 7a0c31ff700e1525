import SwiftUI

/// The card does not keep what it is given.
struct NoteView: View {
  let title: String
  @State private var draft = ""

  var body: some View {
    FoldedCard(isOpen: title.isEmpty) {
      NoteField(draft: $draft, title: title)
    }
    .navigationTitle(title)
  }
}

private struct NoteField: View {
  @Binding var draft: String
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
