import SwiftUI

final class FerryModel: ObservableObject {
  @Published var delay: Int?
  @Published var state = "On time"
  @Published var isNight = false
  @Published var boats: [String] = []
}

struct FerryView: View {
  @ObservedObject var model: FerryModel

  var body: some View {
    VStack {
      Text("\(model.boats.count)")
      StatusLine(width: 200, status: makeStatus(), isNight: model.isNight)
    }
  }

  /// What is shown of the next ferry.
  private func makeStatus() -> String {
    model.delay.map { "\($0) minutes late" } ?? model.state
  }
}

private struct StatusLine: View {
  let width: CGFloat
  let status: String
  let isNight: Bool

  var body: some View {
    Text(status)
      .foregroundStyle(isNight ? Color.white : Color.black)
      .padding()
      .frame(maxWidth: width)
  }
}
