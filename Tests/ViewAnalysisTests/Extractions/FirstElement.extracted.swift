import SwiftUI

struct Entry: Identifiable {
  let id: Int
  var text: String
}

/// Of a collection of which the piece reads the first element it is handed that.
struct EntriesView: View {
  let entries: [Entry]
  @State private var search = ""

  var body: some View {
    VStack {
      EntriesSearchField(search: $search, firstEntry: entries.first)
      List(entries) { entry in
        Text(entry.text)
      }
      .searchable(text: $search)
    }
  }
}

private struct EntriesSearchField: View {
  @Binding var search: String
  let firstEntry: Entry?

  var body: some View {
    HStack {
      if let entry = firstEntry {
        Text(entry.text)
      }
      Divider()
      Text(firstEntry?.text ?? "Nothing")
      TextField("Search", text: $search)
    }
  }
}
