// profile: strict
import SwiftUI

struct Cover: View {
  let book: Book
  let close: () -> Void
  var body: some View { Text(book.title) }
}

/// Methods that choose or make a view of the workspace are silent, and what needs many values is not.
struct Shelf: View {
  let books: [Book]
  let one: String
  let two: String
  let three: String
  let four: String
  let five: String
  let six: String
  let seven: String
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
      ForEach(books) { book in
        choice(for: book)
        text(for: book)  // expect: helper_in_foreach
        rest(for: book)  // expect: helper_in_foreach
        most(of: book)  // expect: helper_in_foreach
        pair(for: book)  // expect: helper_in_foreach
        badge(for: book)  // expect: helper_in_foreach
        shout(for: book)  // expect: helper_in_foreach
      }
    }
  }

  @ViewBuilder private func choice(for book: Book) -> some View {
    if book.title.isEmpty {
      Cover(book: book) { count = 0 }
    } else {
      Cover(book: book) { count += 1 }
        .padding()
    }
  }

  private func text(for book: Book) -> some View {
    Text(book.title).font(.caption)
  }

  private func rest(for book: Book) -> some View {
    VStack {
      Text(book.title + one + two + three + four)
      Text(five + six + seven)
    }
  }

  private func most(of book: Book) -> some View {
    VStack {
      Text(book.title)
      Text(one + two + three + four)
      Text(five + six + seven)
    }
  }

  private func pair(for book: Book) -> some View {
    VStack {
      Text(book.title)
    }
  }

  private func shout(for book: Book) -> some View {
    let title = book.title.uppercased()
    return Text(title + "!")
  }

  private func badge(for book: Book) -> some View {
    Text(book.title)
      .overlay(alignment: .trailing) { Image(systemName: "star") }
  }
}
