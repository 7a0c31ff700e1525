// profile: strict
import SwiftUI

struct Shelf: View {
  let books: [Book]
  let others: [Book]

  var body: some View {
    List {
      ForEach(0..<books.count, id: \.self) { index in
        if index < books.count {
          Text(books[index].title)
        }
      }
      ForEach((0..<books.count), id: \.self) { index in
        if (index < books.count) {
          Text(books[index].title)
        }
      }
      ForEach(books.indices, id: \.self) { index in
        if books.indices.contains(index) {
          Text(books[index].title)
        }
      }
      ForEach(Array(books.indices).reversed(), id: \.self) { index in
        if index < books.count {
          Text(books[index].title)
        }
      }
      ForEach(1..<(books.count), id: \.self) { index in
        if index < books.count {
          Text(books[index].title)
        }
      }
      ForEach(0..<min(3, books.count), id: \.self) { index in
        if index < books.count {
          Text(books[index].title)
        }
      }
      ForEach(0...books.count - 1, id: \.self) { index in
        if index < books.count {
          Text(books[index].title)
        }
      }
      // Some of the books have none beside them.
      ForEach(books.indices, id: \.self) { index in
        if index < others.count {  // expect: varying_row
          Text(others[index].title)
        }
      }
      ForEach(books.indices, id: \.self) { index in
        if index < books.count, index > 2 {  // expect: varying_row
          Text(books[index].title)
        }
      }
    }
  }
}
