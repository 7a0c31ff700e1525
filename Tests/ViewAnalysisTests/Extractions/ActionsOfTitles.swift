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
      «»HStack {
        Button("Send") {
          outbox.clear()
          outbox.send(text)
        }
        .disabled(!recipientAddresses.contains { $0 == text })
        Button("Send later") {
          Task { outbox.send(text) }
        }
        Button("Reset") {
          reset()
          outbox.send(subject)
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
