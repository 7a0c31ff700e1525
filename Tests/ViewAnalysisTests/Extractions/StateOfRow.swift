import SwiftUI

struct InboxView: View {
  @State private var query = ""
  @State private var isOpen = false
  let titles: [String]

  var body: some View {
    List {
      searchRow
      Button("Open") { isOpen = true }
      ForEach(titles, id: \.self) { title in
        Text(title)
      }
    }
  }

  // The list makes its rows anew, and their states, when they come back.
  private var «»searchRow: some View {
    VStack {
      TextField("Search", text: $query)
      Text(query)
    }
  }
}
