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
        penRow(other)
      }
      ForEach(others, id: \.self) { penRow($0) }
    }
  }

  private func «»penRow(_ pen: String) -> some View {
    HStack {
      Text(pen)
      Button("Add") { model.add(pen) }
    }
  }
}
