// profile: recommended
import SwiftUI

struct Cover: View {
  let title: String
  var body: some View { Text(title) }
}

/// Two views are few; they count where a state runs them again that they don't read, unless they are a view of the
/// workspace already.
struct Shelf: View {
  let books: [Book]
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      ForEach(books) { book in button(for: book) }
      ForEach(books) { book in either(of: book) }
      ForEach(books) { book in
        title(of: book)  // expect: helper_in_foreach "whenever `query` changes"
      }
      ForEach(books) { book in
        matched(book)
      }
      ForEach(0..<3) { number in
        step(number)
      }
    }
  }

  private func button(for book: Book) -> some View {
    Button(action: {}) {
      Cover(title: book.title)
    }
  }

  @ViewBuilder private func either(of book: Book) -> some View {
    if book.title.isEmpty {
      Button(action: {}) { Cover(title: "No title") }
    } else {
      Cover(title: book.title)
    }
  }

  private func title(of book: Book) -> some View {
    HStack {
      Text(book.title)
    }
  }

  // It reads all that changes.
  private func matched(_ book: Book) -> some View {
    HStack {
      Text(book.title.contains(query) ? "Found" : book.title)
    }
  }

  private func step(_ number: Int) -> some View {
    HStack {
      Text("\(number)")
    }
  }
}
