import SwiftUI

struct TaskRow: View {
  let title: String
  let isDone: Bool
  let onToggle: () -> Void

  var body: some View {
    HStack {
      «»Button(action: onToggle) {
        Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
      }
      .buttonStyle(.plain)
      Text(title)
      Text("Due")
    }
  }
}
