import SwiftUI

/// What a choice asks whether there is any of is what it shows.
struct LibraryView: View {
  let books: [String]
  let title: String
  let subtitle: String
  let footnote: String

  var body: some View {
    Form {
      Text(title)
        .font(.headline)
      Text(subtitle)
        .foregroundStyle(.secondary)
      LibraryBookRows(books: books)
      Section {
        Text(footnote)
          .font(.footnote)
          .foregroundStyle(.secondary)
        Text("Books are kept on this device, and nowhere else.")
      }
    }
  }
}

private struct LibraryBookRows: View {
  let books: [String]

  var body: some View {
    if books.isEmpty {
      Text("There is nothing to read yet.")
    } else {
      ForEach(books, id: \.self) { book in
        Text(book)
      }
    }
  }
}
