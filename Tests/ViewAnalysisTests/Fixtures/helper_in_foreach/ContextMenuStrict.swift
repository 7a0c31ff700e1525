// profile: strict
import SwiftUI

struct NoteView: View {
  let title: String
  var body: some View { Text(title) }
}

/// What a row's context menu shows is made with each row; a view of the workspace can be skipped already.
struct Notes: View {
  let notes: [String]
  @State private var isLocked = false
  @State private var chosen = ""

  var body: some View {
    List {
      Toggle("Locked", isOn: $isLocked)
      Text(chosen)
      ForEach(notes, id: \.self) { note in
        row(note)
      }
      ForEach(notes, id: \.self) { note in
        NoteView(title: note)
          .contextMenu {
            actions(for: note)  // expect: helper_in_foreach
          }
      }
    }
  }

  private func row(_ note: String) -> some View {
    NoteView(title: note)
      .swipeActions {
        Button("Choose") { chosen = note }
        Button("Clear") { chosen = "" }
      }
      .swipeActions(edge: .leading) {
        Button("Lock") { isLocked = true }
        Button("Unlock") { isLocked = false }
      }
  }

  @ViewBuilder
  private func actions(for note: String) -> some View {
    Button("Choose \(note)") { chosen = note }
    Button("Clear") { chosen = "" }
    Divider()
    Button("Unlock") { isLocked = false }
  }
}
