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
      «»HStack {
        Image(systemName: "magnifyingglass")
        TextField("Search", text: $model.query)
        if !model.query.isEmpty {
          Button("Clear") { model.query = "" }
        }
      }
      Text("\(model.items.count)")
    }
  }
}
