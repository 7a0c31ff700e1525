import SwiftUI

final class TripModel: ObservableObject {
  @Published var stops: [String] = []
  @Published var isLate = false
}

struct TripView: View {
  let model: TripModel
  let onClose: () -> Void

  var body: some View {
    VStack {
      StopList(stops: model.stops, isLate: model.isLate)
      Button("Close") { onClose() }
    }
  }
}

private struct StopList: View {
  let stops: [String]
  let isLate: Bool

  var body: some View {
    VStack {
      ForEach(stops, id: \.self) { Text($0) }
      if isLate { Text("Late") }
    }
  }
}
