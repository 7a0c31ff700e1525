import SwiftUI

final class QueueModel: ObservableObject {
  @Published var first = ""
  @Published var count = 0
  func skip() {}
}

struct QueueView: View {
  let model: QueueModel

  var body: some View {
    VStack {
      Text("Queue")
      NextRow(first: model.first, count: model.count) { model.skip() }
    }
  }
}

private struct NextRow: View {
  let first: String
  let count: Int
  let onSkip: () -> Void

  var body: some View {
    HStack {
      Text(first)
      Text("\(count)")
      Button("Skip") { onSkip() }
    }
  }
}
