// profile: recommended
import SwiftUI

private let steps = ["Go", "Begin", "Confirm", "Done"]
@MainActor private var others = ["Go", "Begin"]

struct Visit: View {
  let current: Int
  @State private var isOpen = false

  var body: some View {
    VStack {
      StepBar(steps: steps, current: current)
      OtherBar(steps: others, current: current)
      Toggle("Open", isOn: $isOpen)
    }
  }
}

// All that makes it gives it a constant.
private struct StepBar: View {
  let steps: [String]
  let current: Int

  var body: some View {
    HStack {
      ForEach(Array(steps.enumerated()), id: \.offset) { index, step in
        StepLabel(step: step, isDone: index < current)
      }
    }
  }
}

// This one may get other elements.
private struct OtherBar: View {
  let steps: [String]
  let current: Int

  var body: some View {
    HStack {
      ForEach(Array(steps.enumerated()), id: \.offset) { index, step in  // expect: positional_id
        StepLabel(step: step, isDone: index < current)
      }
    }
  }
}

private struct StepLabel: View {
  let step: String
  let isDone: Bool
  @State private var isPressed = false

  var body: some View { Text(step).opacity(isDone || isPressed ? 1 : 0.5) }
}
