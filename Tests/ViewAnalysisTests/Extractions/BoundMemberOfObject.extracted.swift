import SwiftUI

final class BoardModel: ObservableObject {
  @Published var query = ""
  @Published var items: [String] = []
}

/// Of the object nothing but one property is bound and set.
struct BoardView: View {
  @ObservedObject var model: BoardModel

  var body: some View {
    VStack {
      BoardSearchField(query: $model.query)
      Text("\(model.items.count)")
    }
  }
}

private struct BoardSearchField: View {
  @Binding var query: String

  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass")
      TextField("Search", text: $query)
      if !query.isEmpty {
        Button("Clear") { query = "" }
      }
    }
  }
}
