import SwiftUI

struct Book {
  let title: String
  let pages: Int
}

/// The piece has a `title` of its own.
struct BookRows: View {
  let book: Book

  var body: some View {
    VStack {
      BookRowsStreetHeader(title: book.title)
      HStack {
        Text("City")
        Image(systemName: "star").accessibilityLabel(book.title)
      }
    }
  }
}

private struct BookRowsStreetHeader: View {
  let title: String

  var body: some View {
    HStack {
      Text("Street")
      Image(systemName: "star").accessibilityLabel(title)
    }
  }
}
