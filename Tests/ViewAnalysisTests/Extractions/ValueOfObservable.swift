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
      «»if let message = model.message {
        HStack {
          Text("Note")
          Text(message)
        }
      }
    }
  }
}
