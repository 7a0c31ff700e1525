import SwiftUI

struct StepsView: View {
  let count: Int
  @State private var currentStep = 0

  var body: some View {
    VStack {
      row(count + 1)
      row(count)
      TextField("Step", value: $currentStep, format: .number)
    }
  }

  private func «»row(_ step: Int) -> some View {
    HStack {
      Text("Step")
      Text("\(step)")
      if currentStep == step {
        Text("Now")
      }
    }
  }
}
