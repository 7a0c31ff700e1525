import SwiftUI

enum Choice: Hashable {
  case book(Int)
  case page(Int)
}

/// In one container, they would be one row or cell.
struct Library: View {
  let books: [Book]
  let pages: [Int]
  let isOpen: Bool
  @Binding var choice: Choice

  var body: some View {
    VStack {
      List {
        ForEach(books) { book in
          Text(book.title)  // expect: varying_row "Take the other rows out of the loop, or give each an element of its own."
          if isOpen {
            ForEach(pages, id: \.self) { Text("\($0)") }
          }
        }
        ForEach(books) { book in
          if isOpen {  // expect: varying_row "Take the other rows"
            Group {
              ForEach(pages, id: \.self) { Text("\($0)") }
            }
          }
        }
        ForEach(pages, id: \.self) { page in
          Text("\(page)")  // expect: varying_row "Take the other rows"
            .tag(Choice.page(page))
          Text("Notes")
            .tag(Choice.book(page))
        }
        ForEach(pages, id: \.self) { page in
          if page > 3 {  // expect: varying_row "in one container, and the `tag` on that."
            Text("\(page)")
              .tag(Choice.page(page))
          } else {
            Image(systemName: "book")
              .tag(Choice.page(page))
          }
        }
      }
      LazyVGrid(columns: [GridItem()]) {
        ForEach(books) { book in
          Image(systemName: "plus")  // expect: varying_row "its elements and cells don't match. Take the other cells out of the loop"
          Text(book.title)
        }
      }
    }
  }
}
