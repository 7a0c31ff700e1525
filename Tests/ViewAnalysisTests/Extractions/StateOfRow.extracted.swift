import SwiftUI

struct InboxView: View {
  @State private var query = ""
  @State private var isOpen = false
  let titles: [String]

  var body: some View {
    List {
      InboxSearchRow(query: $query)
      Button("Open") { isOpen = true }
      ForEach(titles, id: \.self) { title in
        Text(title)
      }
    }
  }
}

// The list makes its rows anew, and their states, when they come back.
private struct InboxSearchRow: View {
  @Binding var query: String

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      Text(query)
    }
  }
}
