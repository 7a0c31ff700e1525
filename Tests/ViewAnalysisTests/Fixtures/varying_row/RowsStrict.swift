// profile: strict
import SwiftUI

struct Books: View {
  let books: [Book]

  var body: some View {
    List(books) { book in
      if book.isRead {  // expect: varying_row "one of several"
        Text(book.title)
      } else {
        Image(systemName: "book")
      }
    }
    .overlay {
      LazyVStack {
        ForEach(books) { book in
          Text(book.title)  // expect: varying_row
          Divider()
        }
      }
    }
  }
}
