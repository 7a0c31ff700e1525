// profile: recommended
import SwiftUI

/// What the method's own helpers build counts, too.
struct Header: View {
  let books: [Book]

  var body: some View {
    HStack {
      ForEach(books) { book in
        button(for: book)  // expect: helper_in_foreach
      }
      ForEach(books) { book in
        title(of: book)
      }
      ForEach(books) { book in
        pill(for: book)
      }
    }
  }

  private func button(for book: Book) -> some View {
    Button(action: {}, label: { face(of: book) })
  }

  @ViewBuilder private func face(of book: Book) -> some View {
    if book.isRead {
      Image(systemName: "book")
    } else {
      Text(book.title)
    }
  }

  private func title(of book: Book) -> some View {
    Text(book.title)
  }

  private func pill(for book: Book) -> some View {
    Text(book.title)
      .background(color(of: book))
  }

  private func color(of book: Book) -> Color {
    if book.isRead { return Color(red: 1, green: 0, blue: 0) }
    if book.pages > 1 { return Color(red: 0, green: 1, blue: 0) }
    return Color(red: 0, green: 0, blue: 1)
  }
}
