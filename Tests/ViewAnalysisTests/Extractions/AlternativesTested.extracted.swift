import SwiftUI

/// A choice of whether there are any is about them, whatever else it shows.
struct ShelfView: View {
  let books: [String]

  var body: some View {
    VStack {
      Text("Upstairs")
      Text("Second door on the left")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding()
      Text("Bring them back")
        .font(.footnote)
        .padding()
      ShelfBooksView(books: books)
    }
  }
}

private struct ShelfBooksView: View {
  let books: [String]

  var body: some View {
    VStack {
      if books.isEmpty {
        DustCover(note: "Nobody reads here")
      } else {
        ForEach(books, id: \.self) { book in
          Text(book)
        }
      }
    }
  }
}

struct DustCover: View {
  let note: String

  var body: some View {
    Text(note)
  }
}
