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
      stopList
      Button("Close") { onClose() }
    }
  }

  private var «»stopList: some View {
    VStack {
      ForEach(model.stops, id: \.self) { Text($0) }
      if model.isLate { Text("Late") }
    }
  }
}
