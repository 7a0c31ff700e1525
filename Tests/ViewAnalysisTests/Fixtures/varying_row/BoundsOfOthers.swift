// profile: strict
import SwiftUI

struct Shelf: View {
  let books: [Book]
  let others: [Book]

  var body: some View {
    List {
      // There are more rows than books.
      ForEach(0..<max(books.count, others.count), id: \.self) { index in
        if index < books.count {  // expect: varying_row
          Text(books[index].title)
        }
      }
      ForEach(0..<books.count + 1, id: \.self) { index in
        if index < books.count {  // expect: varying_row
          Text(books[index].title)
        }
      }
      ForEach(0..<(books.count * 2), id: \.self) { index in
        if books.indices.contains(index) {  // expect: varying_row
          Text(books[index].title)
        }
      }
    }
  }
}
