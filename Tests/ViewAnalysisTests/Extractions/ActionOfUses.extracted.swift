import SwiftUI

final class PenModel: ObservableObject {
  @Published var count = 0
  func add(_ pen: String) {}
}

struct PenView: View {
  @ObservedObject var model: PenModel
  let first: String
  let others: [String]

  var body: some View {
    VStack {
      Text("\(model.count)")
      ForEach(others, id: \.self) { other in
        PenRow(pen: other, model: model)
      }
      ForEach(others, id: \.self) { PenRow(pen: $0, model: model) }
    }
  }
}

private struct PenRow: View {
  let pen: String
  let model: PenModel

  var body: some View {
    HStack {
      Text(pen)
      Button("Add") { model.add(pen) }
    }
  }
}
