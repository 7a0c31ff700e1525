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
      ComposeRows(
        subject: $subject,
        outbox: outbox,
        text: text,
        recipientAddresses: recipientAddresses,
        onReset: reset
      )
    }
    .onAppear { recipientAddresses.append("Ann") }
    .onDisappear { reset() }
  }

  private func reset() {
    text = ""
    subject = ""
  }
}

private struct ComposeRows: View {
  @Binding var subject: String
  let outbox: Outbox
  let text: String
  let recipientAddresses: [String]
  let onReset: () -> Void

  var body: some View {
    ForEach(Array(["Send", "Ask"].enumerated()), id: \.offset) { index, kind in
      Button(kind) {
        outbox.clear()
        outbox.send(kind + text + "\(index)")
      }
      .disabled(!recipientAddresses.contains { $0 == text })
      Button("Later") {
        Task { outbox.send(kind + text + "\(index)") }
      }
      Button("Reset") {
        onReset()
        outbox.send(kind + subject + "\(index)")
      }
    }
  }
}
