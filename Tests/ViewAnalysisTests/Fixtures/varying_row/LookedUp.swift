// profile: strict
import SwiftUI

struct Shelves: View {
  let books: [String]

  var body: some View {
    List {
      let shelves = Dictionary(grouping: books) { $0.prefix(1) }
      ForEach(shelves.keys.sorted(), id: \.self) { key in
        if let shelf = shelves[key] {
          Text(shelf.joined())
        }
      }
      ForEach(shelves.keys.sorted(), id: \.self) { key in
        if let shelf = shelves[key], let first = shelf.first, !shelf.isEmpty {
          Text(first)
        }
      }
      ForEach(shelves.keys.sorted(), id: \.self) { key in
        if let shelf = shelves[key], shelf.count > 2 {  // expect: varying_row
          Text(shelf.joined())
        }
      }
      ForEach(shelves.keys.sorted(), id: \.self) { k in
        if let shelf = shelves[books.prefix(1).joined().prefix(1)] {  // expect: varying_row
          Text(shelf.joined() + k)
        }
      }
      ForEach(books, id: \.self) { book in
        if let shelf = shelves[book.prefix(1)] {  // expect: varying_row
          Text(shelf.joined())
        }
      }
    }
  }
}
