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
      footer
    }
  }

  private var «»footer: some View {
    HStack {
      Button("Cancel") { onCancel() }
      Button("Send") {
        model.send()
      }
    }
  }
}
