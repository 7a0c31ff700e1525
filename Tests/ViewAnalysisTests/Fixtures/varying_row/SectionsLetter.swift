import SwiftUI

struct Shelves: View {
  let books: [Book]

  var body: some View {
    List {
      ForEach(books) { book in
        if !book.title.isEmpty {  // expect: varying_row "Filter the elements before the loop."
          Section {
            Text(book.title)
          }
        }
      }
      ForEach(books) { book in
        Section {  // expect: varying_row "several sections"
          Text(book.title)
        }
        Section {
          Text("A")
        }
      }
    }
  }
}
