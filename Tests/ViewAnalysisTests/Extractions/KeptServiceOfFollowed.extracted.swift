import SwiftUI

final class Shelf {
  var books: [String] = []
}

final class Library: ObservableObject {
  let shelf = Shelf()
  @Published var visits = 0
  func buy(_ title: String) {
    shelf.books.append(title)
    objectWillChange.send()
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library

  var body: some View {
    VStack {
      Text("\(library.visits)")
      LibraryBooksView(library: library)
      Button("Buy") { library.buy("Atlas") }
    }
  }
}

private struct LibraryBooksView: View {
  @ObservedObject var library: Library

  var body: some View {
    VStack {
      Text("Books")
      ForEach(library.shelf.books, id: \.self) { Text($0) }
    }
  }
}
