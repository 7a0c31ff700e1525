import SwiftUI

struct QueueRow: View, Equatable {
  let title: String
  let onTap: () -> Void

  nonisolated static func == (a: QueueRow, b: QueueRow) -> Bool { a.title == b.title }

  var body: some View {
    Button(title, action: onTap)
  }
}

struct QueueView: View {
  @State private var queue = ["First"]

  var body: some View {
    VStack {
      Text("\(queue.count) entries")
      «»HStack {
        Image(systemName: "music.note")
        QueueRow(title: "First") {
          print(queue.count)
        }
        .equatable()
      }
      Button("Add") { queue.append("Next") }
    }
  }
}
