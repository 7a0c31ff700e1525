import SwiftUI

struct Banner: View {
  let text: String
  var body: some View { Text(text) }
}

struct Fires: View {
  @State private var isOpen = false
  @State private var count = 0
  let message: Message

  var body: some View {
    VStack {
      Banner(text: "Open")
        .opacity(isOpen ? 1 : 0)
      Text("Unread")
        .bold()
        .opacity(message.isUnread ? 1 : 0)
      VStack {
        Text("Unread")
        Text("Message")
      }
      .opacity(isReading ? 0 : 1)
      Text("Many").opacity(count > 3 && (isDone || self.isLate) ? 1 : 0)
      Image(systemName: "leaf")
        .opacity(isFresh ? 1 : 0)
      ZStack {
        Text("Layers")
        // The mark stays small.
        Circle()
          .opacity(isMarked ? 1 : 0)
      }
      HStack {
        Button {
        } label: {
          ProgressView()
            // Not too large.
            .controlSize(.small)
            .opacity(isBusy ? 1 : 0)
        }
      }
    }
  }

  var isReading: Bool { false }
  var isDone: Bool { false }
  var isLate: Bool { false }
  var isFresh: Bool { false }
  var isMarked: Bool { false }
  var isBusy: Bool { false }
}

struct Footer: View {
  let isOpen: Bool

  var body: some View {
    Text("End")
      .opacity(isOpen ? 1 : 0)
  }
}
