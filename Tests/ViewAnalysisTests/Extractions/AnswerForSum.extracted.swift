import SwiftUI

struct StepsView: View {
  let count: Int
  @State private var currentStep = 0

  var body: some View {
    VStack {
      StepsRow(step: count + 1, currentStep: currentStep)
      StepsRow(step: count, currentStep: currentStep)
      TextField("Step", value: $currentStep, format: .number)
    }
  }
}

private struct StepsRow: View {
  let step: Int
  let currentStep: Int

  var body: some View {
    HStack {
      Text("Step")
      Text("\(step)")
      if currentStep == step {
        Text("Now")
      }
    }
  }
}
