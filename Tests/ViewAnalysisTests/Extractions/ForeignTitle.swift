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
      «»Button("Erstellen") {
        model.submit()
      }
      .disabled(!model.canSubmit)
    }
  }
}
