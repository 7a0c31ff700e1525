import SwiftUI

final class FlightModel: ObservableObject {
  @Published var from = ""
  @Published var to = ""
  @Published var gate = ""
  @Published var seat = ""
  func board() {}
}

struct FlightView: View {
  @ObservedObject var model: FlightModel

  var body: some View {
    VStack {
      TextField("From", text: $model.from)
      FlightFromView(model: model)
      Button("Board") { model.board() }
    }
  }
}

private struct FlightFromView: View {
  @ObservedObject var model: FlightModel

  var body: some View {
    VStack {
      Text(model.from)
      Text(model.to)
      Text(model.gate)
      Text(model.seat)
    }
  }
}
