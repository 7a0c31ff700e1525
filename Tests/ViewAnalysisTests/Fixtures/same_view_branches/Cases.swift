import SwiftUI

struct Mark: View {
  let book: Book
  let note: String?

  var body: some View {
    VStack {
      if book.isRead {  // expect: same_view_branches
        Image(systemName: "book.closed").opacity(0.5)
      } else {
        Image(systemName: "book").opacity(0.8)
      }
      if book.isRead {  // expect: same_view_branches
        Text(book.title).opacity(0.5)
      } else {
        Text(book.title)
      }
      if let note {
        Text(note)
      } else {
        Text(book.author)
      }
      if book.isRead {
        Text("Read")
      } else {
        Text(book.title)
      }
      if book.pages > 500 {
        Text("Long")
      } else if book.pages > 200 {
        Text("Medium")
      } else {
        Text("Short")
      }
    }
  }
}
