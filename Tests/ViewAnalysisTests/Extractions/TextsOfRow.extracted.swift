import SwiftUI

struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack {
      Circle().frame(width: 10).padding(.horizontal, 10)
      MessageRowSenderView(message: message)
      Button {
        print(message.sender, message.receiver, message.body)
      } label: {
        Image(systemName: "arrowshape.turn.up.left").padding(.horizontal, 10)
      }
      .buttonStyle(.plain)
      .padding(.vertical, 10)
    }
  }
}

private struct MessageRowSenderView: View {
  let message: Message

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(message.sender)
        Image(systemName: "arrow.right")
        Text(message.receiver)
      }
      Text(message.body)
    }
  }
}

struct Message {
  var sender: String
  var receiver: String
  var body: String
}
