import SwiftUI

final class BusModel: ObservableObject {
  @Published var delay: Int?
  @Published var state = "On time"
  @Published var isNight = false
  @Published var buses: [String] = []
}

struct BusView: View {
  @ObservedObject var model: BusModel
  let stop: String

  var body: some View {
    VStack {
      Text("\(model.buses.count) at \(stop)")
      StatusLine(model: model, width: 200, stop: stop)
    }
  }
}

private struct StatusLine: View {
  @ObservedObject var model: BusModel
  let width: CGFloat
  let stop: String

  var body: some View {
    Text(makeStatus())
      .foregroundStyle(model.isNight ? Color.white : Color.black)
      .padding()
      .frame(maxWidth: width)
  }

  private func makeStatus() -> String {
    model.delay.map { "\($0) minutes late at \(stop)" } ?? model.state
  }
}
