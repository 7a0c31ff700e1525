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
      HStack {«»
        Text("Street")
        Image(systemName: "star").accessibilityLabel(book.title)
      }
      HStack {
        Text("City")
        Image(systemName: "star").accessibilityLabel(book.title)
      }
    }
  }
}
