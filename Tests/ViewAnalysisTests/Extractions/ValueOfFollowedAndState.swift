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
      statusLine(width: 200)
    }
  }

  private func «»statusLine(width: CGFloat) -> some View {
    Text(makeStatus())
      .foregroundStyle(model.isNight ? Color.white : Color.black)
      .padding()
      .frame(maxWidth: width)
  }

  private func makeStatus() -> String {
    model.delay.map { "\($0) minutes late at \(stop)" } ?? model.state
  }
}
