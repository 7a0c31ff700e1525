import SwiftUI

struct TaskRow: View {
  let title: String
  let isDone: Bool
  let onToggle: () -> Void

  var body: some View {
    HStack {
      TaskRowToggleButton(isDone: isDone, onToggle: onToggle)
      Text(title)
      Text("Due")
    }
  }
}

private struct TaskRowToggleButton: View {
  let isDone: Bool
  let onToggle: () -> Void

  var body: some View {
    Button(action: onToggle) {
      Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
    }
    .buttonStyle(.plain)
  }
}
