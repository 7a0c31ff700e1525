import SwiftUI

/// The card shows what it is given whenever it is there.
struct NoteView: View {
  let title: String
  @State private var draft = ""

  var body: some View {
    NoteCard {
      «VStack(alignment: .leading) {
        Text(title)
          .font(.headline)
        TextField("Note", text: $draft)
        Text("\(draft.count) characters")
      }»
    }
    .navigationTitle(title)
  }
}
