import SwiftUI

struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack {
      Circle().frame(width: 10).padding(.horizontal, 10)
      «»VStack(alignment: .leading) {
        HStack {
          Text(message.sender)
          Image(systemName: "arrow.right")
          Text(message.receiver)
        }
        Text(message.body)
      }
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

struct Message {
  var sender: String
  var receiver: String
  var body: String
}
