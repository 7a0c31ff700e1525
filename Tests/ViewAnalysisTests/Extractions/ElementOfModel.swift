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
        «»HStack {
          Text(model.labels[index])
          Text("\(index + 1)")
        }
      }
    }
  }
}
