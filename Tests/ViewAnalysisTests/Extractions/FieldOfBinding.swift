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
      «»HStack {
        TextField(
          "Anschluß",
          value: Binding(get: { settings.port }, set: { settings.port = $0 }),
          format: .number
        )
        .labelsHidden()
      }
    }
  }
}
