import SwiftUI

/// The card does not keep what it is given.
struct NoteView: View {
  let title: String
  @State private var draft = ""

  var body: some View {
    RowsCard {
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
