import SwiftUI

final class DraftModel: ObservableObject {
  @Published var canSubmit = false
  func submit() {}
}

struct NewDraftView: View {
  @StateObject private var model = DraftModel()

  var body: some View {
    VStack {
      Text("Wähle eine Liste")
        .disabled(!model.canSubmit)
      NewDraftSubmitButton(canSubmit: model.canSubmit) {
        model.submit()
      }
    }
  }
}

private struct NewDraftSubmitButton: View {
  let canSubmit: Bool
  let onSubmit: () -> Void

  var body: some View {
    Button("Erstellen") {
      onSubmit()
    }
    .disabled(!canSubmit)
  }
}
