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
      shelf
    }
  }

  private var «»shelf: some View {
    VStack {
      Text(model.texts.title)
        .font(.title)
      Text("\(model.reader.name), \(model.reader.age)")
      ForEach(model.books, id: \.self) { book in
        Text(book)
      }
    }
  }
}
