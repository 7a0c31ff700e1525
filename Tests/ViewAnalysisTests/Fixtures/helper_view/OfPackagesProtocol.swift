import SwiftUI

/// It has a `body` as views have, and conforms to a protocol that some package declares.
struct ShelfPage: PackagePage {
  @State private var query = ""
  @State private var scale = 1.0
  let books: [Book]

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      Text(query).scaleEffect(scale)
      Slider(value: $scale)
      details
    }
  }

  private var details: some View {  // expect: helper_view
    VStack {
      Text("Books")
      Text("\(books.count)")
      HStack {
        Image(systemName: "book")
        Text("Read")
        Text("Unread")
      }
      Divider()
      Text("All")
    }
  }
}
