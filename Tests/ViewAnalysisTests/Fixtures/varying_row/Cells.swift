// profile: strict
import SwiftUI

struct Prices: View {
  let books: [Book]

  var body: some View {
    ScrollView {
      // Each of them fills a cell.
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(books) { book in
          Text(book.title)
          Text(book.author)
        }
      }
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(books) { book in
          Text(book.title)  // expect: varying_row
          if book.isRead {
            Text("Read")
          }
        }
      }
    }
    .overlay {
      // They are eight at the most, and quickly counted.
      List {
        ForEach(Shelf.allCases) { shelf in
          if shelf.isOpen {
            Text(shelf.rawValue)
          }
        }
      }
    }
    .overlay {
      List(books) { book in
        // There is nothing else that the row could be.
        switch Shelf(book) {
        case .upper: Text(book.title)
        }
      }
    }
  }
}

enum Shelf: String, CaseIterable, Identifiable {
  case upper

  init(_ book: Book) { self = .upper }

  var id: Self { self }
  var isOpen: Bool { rawValue.isEmpty }
}
