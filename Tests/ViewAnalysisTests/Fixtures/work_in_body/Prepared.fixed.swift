import SwiftUI

// The initializer is written out, with all that the memberwise one took.
struct Reading: View {
  let books: [Book]
  @Binding var selection: UUID?
  var title: String = "Books"
  let onOpen: (Book) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var isOpen = false
  private let sortedBooks: [Book]

  init(books: [Book], selection: Binding<UUID?>, title: String = "Books", onOpen: @escaping (Book) -> Void) {
    self.books = books
    self._selection = selection
    self.title = title
    self.onOpen = onOpen
    self.sortedBooks = books.filter { $0.isRead && $0.pages > 10 }.sorted { $0.title < $1.title }
  }

  var body: some View {
    List {
      ForEach(sortedBooks) { book in
        Text(book.title)
      }
    }
  }
}

// The initializer is there.
struct Steps: View {
  private let steps: [String]
  let title: String
  private let sortedSteps: [String]

  init(recipe: Recipe) {
    self.steps = recipe.steps
    self.sortedSteps = self.steps.sorted(by: <)
    title = recipe.name
  }

  var body: some View {
    VStack {
      Text(title)
      ForEach(sortedSteps, id: \.self) { Text($0) }
    }
  }
}

// It reads something else, what isn't a `let`, or a clock: no rewrite.
struct Depends: View {
  let books: [Book]
  let messages: [Message]
  var recipes: [Recipe]
  @State private var query = ""

  var body: some View {
    List {
      ForEach(books.filter { $0.title == query }) { Text($0.title) }  // expect: work_in_body
      ForEach(recipes.filter(\.isFavorite)) { Text($0.name) }  // expect: work_in_body
      ForEach(messages.filter { $0.sentAt < Date() }) { Text($0.text) }  // expect: work_in_body
    }
  }
}

// No rewrite: an initializer may return before its end, or stand in an extension.
struct Early: View {
  let books: [Book]

  init(books: [Book]) {
    self.books = books
    if books.isEmpty { return }
    print(books)
  }

  var body: some View {
    List(books.filter(\.isRead)) { Text($0.title) }  // expect: work_in_body "`List`"
  }
}

struct Extended: View {
  let books: [Book]

  var body: some View {
    List(books.filter(\.isRead)) { Text($0.title) }  // expect: work_in_body
  }
}

extension Extended {
  init(book: Book) { books = [book] }
}

// Over several lines.
struct Long: View {
  let books: [Book]
  private let filteredBooks: [Book]

  init(books: [Book]) {
    self.books = books
    self.filteredBooks = books.filter {
      $0.isRead
        && $0.pages > 10
    }
  }

  var body: some View {
    List {
      ForEach(
        filteredBooks
      ) { book in
        Text(book.title)
      }
    }
  }
}
