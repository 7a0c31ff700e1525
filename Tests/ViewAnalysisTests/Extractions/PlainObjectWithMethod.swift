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
      nextRow
    }
  }

  private var «»nextRow: some View {
    HStack {
      Text(model.first)
      Text("\(model.count)")
      Text(model.label(of: 2))
    }
  }
}
