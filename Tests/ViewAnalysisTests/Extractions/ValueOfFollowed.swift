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
      statusLine(width: 200)
    }
  }

  private func «»statusLine(width: CGFloat) -> some View {
    Text(makeStatus())
      .foregroundStyle(model.isNight ? Color.white : Color.black)
      .padding()
      .frame(maxWidth: width)
  }

  /// What is shown of the next ferry.
  private func makeStatus() -> String {
    model.delay.map { "\($0) minutes late" } ?? model.state
  }
}
