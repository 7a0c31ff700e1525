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
      «VStack {
        Text(model.from)
        Text(model.to)
        Text(model.gate)
        Text(model.seat)
      }»
      Button("Board") { model.board() }
    }
  }
}
