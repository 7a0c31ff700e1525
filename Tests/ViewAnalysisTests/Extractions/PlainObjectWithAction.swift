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
      nextRow
    }
  }

  private var «»nextRow: some View {
    HStack {
      Text(model.first)
      Text("\(model.count)")
      Button("Skip") { model.skip() }
    }
  }
}
