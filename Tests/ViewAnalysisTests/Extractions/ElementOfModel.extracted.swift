import SwiftUI

final class BoxModel: ObservableObject {
  @Published var labels: [String] = []
}

struct BoxView: View {
  @ObservedObject var model: BoxModel

  var body: some View {
    VStack {
      ForEach(0..<3) { index in
        Text("\(model.labels.count)")
        BoxRow(label: model.labels[index], index: index)
      }
    }
  }
}

private struct BoxRow: View {
  let label: String
  let index: Int

  var body: some View {
    HStack {
      Text(label)
      Text("\(index + 1)")
    }
  }
}
