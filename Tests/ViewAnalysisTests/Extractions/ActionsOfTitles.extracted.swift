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
      ComposeButtons(
        recipientAddresses: recipientAddresses,
        text: text,
        onSend: send,
        onSendLater: { Task { outbox.send(text) } },
        onReset: handleReset
      )
    }
    .onAppear { recipientAddresses.append("Ann") }
    .onDisappear { reset() }
  }

  private func send() {
    outbox.clear()
    outbox.send(text)
  }

  private func handleReset() {
    reset()
    outbox.send(subject)
  }

  private func reset() {
    text = ""
    subject = ""
  }
}

private struct ComposeButtons: View {
  let recipientAddresses: [String]
  let text: String
  let onSend: () -> Void
  let onSendLater: () -> Void
  let onReset: () -> Void

  var body: some View {
    HStack {
      Button("Send") {
        onSend()
      }
      .disabled(!recipientAddresses.contains { $0 == text })
      Button("Send later") {
        onSendLater()
      }
      Button("Reset") {
        onReset()
      }
    }
  }
}
