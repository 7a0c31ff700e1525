import SwiftUI

/// Computed once an entry.
struct NotesView: View {
  let entry: NotesEntry

  var body: some View {
    switch entry.size {
    case .large: large
    default: Text("Notes")
    }
  }

  private var large: some View {
    VStack {
      Text("One")
      Text("Two")
      Text("Three")
      Text("Four")
      Text("Five")
      Text("Six")
      Text("Seven")
      Text(entry.title)
    }
  }
}
