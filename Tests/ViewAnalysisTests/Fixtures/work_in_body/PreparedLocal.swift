import SwiftUI

// A local that is nothing but the result becomes the property.
struct Outputs: View {
  let books: [Book]

  var body: some View {
    List {
      if books.isEmpty {
        Text("None")
      } else {
        let sortedBooks = books.sorted { $0.title < $1.title }  // expect: work_in_body
        ForEach(sortedBooks) { book in
          Text(book.title)
        }
      }
    }
  }
}
