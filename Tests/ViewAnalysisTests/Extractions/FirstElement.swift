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
      «»HStack {
        if let entry = entries.first {
          Text(entry.text)
        }
        Divider()
        Text(entries.first?.text ?? "Nothing")
        TextField("Search", text: $search)
      }
      List(entries) { entry in
        Text(entry.text)
      }
      .searchable(text: $search)
    }
  }
}
