import SwiftUI

struct Cover: View {
  let book: Book
  @State private var isOpen = false

  var body: some View {
    Toggle(book.title, isOn: $isOpen)
  }
}

struct Shelf: View {
  let books: [Book]

  var body: some View {
    List {
      ForEach(books) { book in
        VStack {
          if book.isRead {
            Cover(book: book)
          }
        }
      }
      // In a stack, `conditional_view` would report the mark below each cover.
      ForEach(books) { book in
        Cover(book: book)  // expect: varying_row
        if book.isRead {
          Text(book.title)
        }
      }
    }
  }
}
