import SwiftUI

struct RiskyCard: View {
  let task: RiskyTask
  let onChange: (Pace) -> Void

  var body: some View {
    VStack {
      Text(task.title)
      PacePicker(task: task, onChange: onChange)
    }
  }
}

private struct PacePicker: View {
  let task: RiskyTask
  let onChange: (Pace) -> Void

  var body: some View {
    HStack {
      ForEach(Pace.allCases, id: \.self) { pace in
        Button(task.pace == pace ? "Chosen" : "Choose") { onChange(pace) }
      }
    }
  }
}
