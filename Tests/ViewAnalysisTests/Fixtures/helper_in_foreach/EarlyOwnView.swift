// profile: strict
import SwiftUI

struct Shelf: View {
  let books: [Book]
  let marked: Set<String>
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      ForEach(books) { book in
        row(book)
      }
      ForEach(books) { book in
        built(book)
      }
      ForEach(books) { book in
        other(book)  // expect: helper_in_foreach
      }
    }
  }

  // Each way out is one view of a type that is skipped already.
  private func row(_ book: Book) -> some View {
    if marked.contains(book.title) {
      return BookRow(title: book.title, isMarked: true)
    }
    return BookRow(title: book.title, isMarked: false)
  }

  @ViewBuilder
  private func built(_ book: Book) -> some View {
    #if os(tvOS)
      Button {
        isOpen = true
      } label: {
        BookRow(title: book.title, isMarked: true)
      }
    #else
      BookRow(title: book.title, isMarked: true).padding()
    #endif
  }

  @ViewBuilder
  private func other(_ book: Book) -> some View {
    if marked.contains(book.title) {
      BookRow(title: book.title, isMarked: true)
    } else {
      HStack {
        Text(book.title)
        Text("Other")
      }
    }
  }
}

struct BookRow: View {
  let title: String
  let isMarked: Bool
  var body: some View { Text(title).opacity(isMarked ? 1 : 0.5) }
}
