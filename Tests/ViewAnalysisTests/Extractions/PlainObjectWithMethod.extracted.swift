import SwiftUI

final class QueueModel: ObservableObject {
  @Published var first = ""
  @Published var count = 0
  func label(of place: Int) -> String { "\(place)" }
}

struct QueueView: View {
  let model: QueueModel

  var body: some View {
    VStack {
      Text("Queue")
      NextRow(model: model)
    }
  }
}

private struct NextRow: View {
  @ObservedObject var model: QueueModel

  var body: some View {
    HStack {
      Text(model.first)
      Text("\(model.count)")
      Text(model.label(of: 2))
    }
  }
}
