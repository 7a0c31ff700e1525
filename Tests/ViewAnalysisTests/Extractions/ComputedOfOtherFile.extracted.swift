import SwiftUI

struct TaskCard: View {
  let task: PlannedTask
  let onChange: (Pace) -> Void

  var body: some View {
    VStack {
      Text(task.title)
      PacePicker(selectedPace: task.pace, onChange: onChange)
    }
  }
}

private struct PacePicker: View {
  let selectedPace: Pace
  let onChange: (Pace) -> Void

  var body: some View {
    HStack {
      ForEach(Pace.allCases, id: \.self) { pace in
        Button(selectedPace == pace ? "Chosen" : "Choose") { onChange(pace) }
      }
    }
  }
}
