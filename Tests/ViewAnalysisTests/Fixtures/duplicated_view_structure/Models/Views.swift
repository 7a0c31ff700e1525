import SwiftUI

struct NewBook {
  var title: String
  var author: String
  var note: String
}

struct OldBook {
  var title: String
  var author: String
  var note: String
}

struct NewBookRow: View {  // expect: duplicated_view_structure "but `book` is of another type"
  let book: NewBook

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title).font(.headline)
      Text(book.author).font(.subheadline)
      Text(book.note).font(.caption).foregroundStyle(.secondary)
    }
    .padding()
  }
}

struct OldBookRow: View {  // expect: duplicated_view_structure "but `book` is of another type"
  let book: OldBook

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title).font(.headline)
      Text(book.author).font(.subheadline)
      Text(book.note).font(.caption).foregroundStyle(.secondary)
    }
    .padding()
  }
}
