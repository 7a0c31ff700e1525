import SwiftUI

final class BoardModel: ObservableObject {
  @Published var name = ""
  func open(_ id: Int) {}
}

/// The owner's action is told a row, whose type the owner has to know.
struct Board: View {
  @ObservedObject var model: BoardModel

  private struct Row: Identifiable {
    let id: Int
    let title: String
  }

  private var rows: [Row] { [Row(id: 1, title: "A"), Row(id: 2, title: "B")] }

  var body: some View {
    VStack {
      Text(model.name)
      list
    }
  }

  private var «»list: some View {
    VStack {
      ForEach(rows) { row in
        Button(row.title) { model.open(row.id) }
      }
      Text("End")
    }
  }
}
