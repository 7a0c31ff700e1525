import SwiftUI

struct ServerSettings {
  var port = 8080
  var isOpen = false
}

struct ServerView: View {
  @State private var settings = ServerSettings()

  var body: some View {
    Form {
      Text(settings.isOpen ? "Open" : "Closed")
      ServerPortField(port: $settings.port)
    }
  }
}

private struct ServerPortField: View {
  @Binding var port: Int

  var body: some View {
    HStack {
      TextField(
        "Anschluß",
        value: Binding(get: { port }, set: { port = $0 }),
        format: .number
      )
      .labelsHidden()
    }
  }
}
