import SwiftUI

final class StepModel: ObservableObject {
  @Published var step = 0
  func back() {}
}

struct RoundButton: View {
  let color: Color
  let action: () -> Void

  var body: some View {
    Button(action: action) { color }
  }
}

struct StepView: View {
  @ObservedObject var model: StepModel

  var body: some View {
    VStack {
      Text("\(model.step)")
      topView
    }
  }

  private var «»topView: some View {
    HStack {
      RoundButton(
        color: .red,
        action: {
          model.back()
        }
      )
      Text("Step")
    }
  }
}
