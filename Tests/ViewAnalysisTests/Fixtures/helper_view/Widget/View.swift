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

  private var large: some View {  // expect: helper_view "`large` (13 views)"
    VStack {
      Text("One")
      Text("Two")
      Text("Three")
      Text("Four")
      Text("Five")
      Text("Six")
      Text("Seven")
      Text("Eight")
      Text("Nine")
      Text("Ten")
      Text("Eleven")
      Text(entry.title)
    }
  }
}
