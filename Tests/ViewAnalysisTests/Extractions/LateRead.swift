import SwiftUI

@Observable
final class Outbox {
  func clear() {}
  func send(_ text: String) {}
}

struct ComposeView: View {
  let outbox: Outbox
  @State private var text = ""
  @State private var recipientAddresses: [String] = []
  @State private var subject = ""

  var body: some View {
    VStack {
      TextField("Text", text: $text)
      TextField("Subject", text: $subject)
      «»ForEach(["Send", "Ask"], id: \.self) { kind in
        Button(kind) {
          outbox.clear()
          outbox.send(kind + text)
        }
        .disabled(!recipientAddresses.contains { $0 == text })
        Button("Later") {
          Task { outbox.send(kind + text) }
        }
        Button("Reset") {
          reset()
          outbox.send(kind + subject)
        }
      }
    }
    .onAppear { recipientAddresses.append("Ann") }
    .onDisappear { reset() }
  }

  private func reset() {
    text = ""
    subject = ""
  }
}
