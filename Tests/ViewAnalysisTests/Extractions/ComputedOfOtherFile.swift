import SwiftUI

struct TaskCard: View {
  let task: PlannedTask
  let onChange: (Pace) -> Void

  var body: some View {
    VStack {
      Text(task.title)
      pacePicker
    }
  }

  private var «»pacePicker: some View {
    HStack {
      ForEach(Pace.allCases, id: \.self) { pace in
        Button(task.pace == pace ? "Chosen" : "Choose") { onChange(pace) }
      }
    }
  }
}
