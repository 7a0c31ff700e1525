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
      if isOpen {  // expect: conditional_view "`Banner` is removed"
        Banner(text: "Open")
      }
      if message.isUnread {  // expect: conditional_view "`message.isUnread` changes. If it is only"
        Text("Unread")
          .bold()
      }
      if !isReading {  // expect: conditional_view
        VStack {
          Text("Unread")
          Text("Message")
        }
      }
      if count > 3 && (isDone || self.isLate) { Text("Many") }  // expect: conditional_view
      Group {
        if isFresh {  // expect: conditional_view
          Image(systemName: "leaf")
        }
      }
      ZStack {
        Text("Layers")
        if isMarked {  // expect: conditional_view
          // The mark stays small.
          Circle()
        }
      }
      HStack {
        Button {
        } label: {
          if isBusy {  // expect: conditional_view
            ProgressView()
              // Not too large.
              .controlSize(.small)
          }
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

  @ViewBuilder
  var body: some View {
    if isOpen {  // expect: conditional_view
      Text("End")
    }
  }
}
