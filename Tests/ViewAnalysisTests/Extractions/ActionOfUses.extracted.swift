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
        PenRow(model: model, pen: other)
      }
      ForEach(others, id: \.self) { PenRow(model: model, pen: $0) }
    }
  }
}

private struct PenRow: View {
  let model: PenModel
  let pen: String

  var body: some View {
    HStack {
      Text(pen)
      Button("Add") { model.add(pen) }
    }
  }
}
