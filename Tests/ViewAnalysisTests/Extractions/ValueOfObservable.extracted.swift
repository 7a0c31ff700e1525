import SwiftUI

@Observable final class ChatModel {
  var isWorking = false
  var message: String?
}

struct ChatView: View {
  @State private var model = ChatModel()

  var body: some View {
    VStack {
      Text(model.isWorking ? "Working" : "Ready")
      ChatRow(message: model.message)
    }
  }
}

private struct ChatRow: View {
  let message: String?

  var body: some View {
    if let message {
      HStack {
        Text("Note")
        Text(message)
      }
    }
  }
}
