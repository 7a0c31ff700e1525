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
      «»IconLineView(symbol: "bell") {
        Text("Chat Messages")
        Text(isMuted ? "Off" : "On")
      }
      IconLineView(symbol: "phone") {
        Text("Calls")
      }
    }
  }
}
