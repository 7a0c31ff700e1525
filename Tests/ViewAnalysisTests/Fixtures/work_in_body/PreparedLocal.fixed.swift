import SwiftUI

// A local that is nothing but the result becomes the property.
struct Outputs: View {
  let books: [Book]
  private let sortedBooks: [Book]

  init(books: [Book]) {
    self.books = books
    self.sortedBooks = books.sorted { $0.title < $1.title }
  }

  var body: some View {
    List {
      if books.isEmpty {
        Text("None")
      } else {
        ForEach(sortedBooks) { book in
          Text(book.title)
        }
      }
    }
  }
}
