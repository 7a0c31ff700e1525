import SwiftUI

struct Texts {
  let title: String
  let emptyTitle: String
}

struct Reader {
  let name: String
  let age: Int
}

final class ClubModel: ObservableObject {
  @Published var texts = Texts(title: "", emptyTitle: "")
  @Published var reader = Reader(name: "", age: 0)
  @Published var books: [String] = []
}

struct ClubView: View {
  @ObservedObject var model: ClubModel

  var body: some View {
    VStack {
      Text(model.texts.emptyTitle)
      ClubShelfView(title: model.texts.title, reader: model.reader, books: model.books)
    }
  }
}

private struct ClubShelfView: View {
  let title: String
  let reader: Reader
  let books: [String]

  var body: some View {
    VStack {
      Text(title)
        .font(.title)
      Text("\(reader.name), \(reader.age)")
      ForEach(books, id: \.self) { book in
        Text(book)
      }
    }
  }
}
