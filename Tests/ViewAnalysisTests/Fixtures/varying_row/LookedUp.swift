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
      ForEach(books, id: \.self) { book in
        if let shelf = shelves[book.prefix(1)] {  // expect: varying_row
          Text(shelf.joined())
        }
      }
    }
  }
}
