// profile: strict
import SwiftUI

struct Cover: View {
  let book: Book
  let isOpen: Bool
  var body: some View { Text(book.title) }
}

struct Factory {
  func row(_ title: String) -> some View { Text(title) }
}

/// A view type already is silent; what another object makes, and one view in a row of a constant number, are not.
struct Shelf: View {
  let books: [Book]
  private let factory = Factory()
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      ForEach(books) { book in
        cover(of: book)
      }
      ForEach(books) { book in
        made(for: book)  // expect: helper_in_foreach
      }
      ForEach(0..<4, id: \.self) { index in
        icon(at: index)  // expect: helper_in_foreach
      }
      ForEach(books) { book in
        paddedCover(of: book)
      }
    }
  }

  private func cover(of book: Book) -> some View {
    Cover(book: book, isOpen: isOpen)
  }

  private func paddedCover(of book: Book) -> some View {
    Cover(book: book, isOpen: isOpen)
      .padding()
  }

  @ViewBuilder private func made(for book: Book) -> some View {
    let title = book.title.uppercased()
    factory.row(title)
  }

  private func icon(at index: Int) -> some View {
    Image(systemName: index > 2 ? "star" : "moon")
  }
}
