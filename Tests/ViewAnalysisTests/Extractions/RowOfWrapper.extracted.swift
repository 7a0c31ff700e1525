import SwiftUI

struct IconLineView<Content: View>: View {
  let symbol: String
  @ViewBuilder let content: Content

  var body: some View {
    HStack {
      Image(systemName: symbol)
      content
    }
  }
}

struct AlertsSection: View {
  let isMuted: Bool

  var body: some View {
    Section(header: Text("Alerts")) {
      AlertsSectionChatMessagesRow(isMuted: isMuted)
      IconLineView(symbol: "phone") {
        Text("Calls")
      }
    }
  }
}

private struct AlertsSectionChatMessagesRow: View {
  let isMuted: Bool

  var body: some View {
    IconLineView(symbol: "bell") {
      Text("Chat Messages")
      Text(isMuted ? "Off" : "On")
    }
  }
}
