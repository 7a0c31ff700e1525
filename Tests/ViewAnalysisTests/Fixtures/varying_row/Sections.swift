// profile: strict
import SwiftUI

struct Shelves: View {
  let books: [Book]

  var body: some View {
    List {
      // A container would make one row of the section.
      ForEach(books) { book in
        if !book.title.isEmpty {
          Section {
            Text(book.title)
          }
        }
      }
    }
  }
}

struct Mixed: View {
  let books: [Book]
  let isWide: Bool

  var body: some View {
    List {
      ForEach(books) { book in
        if !book.title.isEmpty {  // expect: varying_row "Filter the elements before the loop, and put the rest"
          Text(book.title)
          Text("A")
        }
      }
      ForEach(books) { book in
        if !book.title.isEmpty {  // expect: varying_row "Filter the elements before the loop."
          Text(book.title)
        }
      }
      // The same view with another argument is the same kind of row.
      ForEach(books) { book in
        if isWide { row(book.title) } else { row("A") }
      }
      ForEach(books) { book in
        // A group is what its views are.
        Group {
          if book.title.isEmpty {  // expect: varying_row "one of several views"
            Text(book.title)
          } else {
            Text(book.title).font(.caption)
          }
        }
        .padding()
      }
      // What all rows choose alike makes none of them differ.
      ForEach(books) { book in
        if isWide {
          Text(book.title)
        } else {
          Text(book.title).font(.caption)
        }
      }
    }
  }

  private func row(_ title: String) -> some View { Text(title) }
}
