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
        if book.isRead {  // expect: varying_row
          Cover(book: book)
        }
      }
    }
  }
}
