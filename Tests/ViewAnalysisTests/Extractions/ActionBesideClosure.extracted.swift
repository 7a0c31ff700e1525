import SwiftUI

final class DraftModel: ObservableObject {
  @Published var text = ""
  func send() {}
}

struct DraftView: View {
  @ObservedObject var model: DraftModel
  let onCancel: () -> Void

  var body: some View {
    VStack {
      TextField("Text", text: $model.text)
      DraftFooter(onCancel: onCancel, onSend: { model.send() })
    }
  }
}

private struct DraftFooter: View {
  let onCancel: () -> Void
  let onSend: () -> Void

  var body: some View {
    HStack {
      Button("Cancel") { onCancel() }
      Button("Send") {
        onSend()
      }
    }
  }
}
