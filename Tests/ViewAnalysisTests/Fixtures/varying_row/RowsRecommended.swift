// profile: recommended
import SwiftUI

struct Books: View {
  let books: [Book]

  var body: some View {
    List(books) { book in
      if book.isRead {
        Text(book.title)
      } else {
        Image(systemName: "book")
      }
    }
    .overlay {
      LazyVStack {
        ForEach(books) { book in
          Text(book.title)
          Divider()
        }
      }
    }
  }
}
