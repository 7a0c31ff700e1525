import SwiftUI

final class Shop: ObservableObject {
  @Published var books: [String] = []
  @Published var title = ""
}

struct ShopView: View {
  @ObservedObject var shop: Shop

  private var books: [String] { shop.books }

  var body: some View {
    VStack {
      Text(shop.title)
      Text("\(books.count)")
      ShopBooksView(books: shop.books)
    }
  }
}

private struct ShopBooksView: View {
  let books: [String]

  var body: some View {
    VStack {
      Text("Books")
      ForEach(books, id: \.self) { book in
        Text(book)
      }
    }
  }
}
