// profile: strict
import SwiftUI

struct Cover: View {
  let title: String
  let isOpen: Bool
  var body: some View { Text(title) }
}

struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

/// One view of the workspace can be skipped already. What is handed a new closure counts where a state runs it again that it
/// doesn't read.
struct Shelf: View {
  let books: [Book]
  @State private var isOpen = false
  @State private var chosen = ""

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      Text(chosen)
      ForEach(books) { book in cover(of: book) }
      ForEach(books) { book in button(for: book) }
      ForEach(books) { book in labelled(book) }
      ForEach(books) { book in
        tapped(book.title) { chosen = book.title }  // expect: helper_in_foreach "whenever `isOpen` or `chosen` changes"
      }
      ForEach(books) { book in
        plain(book.title)  // expect: helper_in_foreach
      }
      ForEach(books) { book in
        system(for: book)  // expect: helper_in_foreach
      }
      ForEach(books) { book in
        card(for: book)  // expect: helper_in_foreach
      }
    }
  }

  private func cover(of book: Book) -> some View {
    Cover(title: book.title, isOpen: isOpen)
  }

  private func button(for book: Book) -> some View {
    Button {
      chosen = book.title
    } label: {
      Cover(title: book.title, isOpen: isOpen)
    }
    .padding()
  }

  private func labelled(_ book: Book) -> some View {
    Button(action: { chosen = book.title }) {
      Cover(title: book.title, isOpen: false)
        .padding()
    }
  }

  private func tapped(_ title: String, onTap: @escaping () -> Void) -> some View {
    HStack {
      Text(title)
      Button("Choose", action: onTap)
    }
  }

  private func plain(_ title: String) -> some View {
    HStack {
      Text(title)
      Button("Choose", action: {})
    }
  }

  private func system(for book: Book) -> some View {
    Button {
      chosen = book.title
    } label: {
      Text(book.title)
    }
  }

  // What the card is given is made here all the same.
  private func card(for book: Book) -> some View {
    Card {
      Text(book.title)
      Image(systemName: "book")
      Divider()
    }
  }
}
