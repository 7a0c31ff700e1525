// profile: strict
import SwiftUI

final class Prompt: ObservableObject {
  @Published var isAccepted = false
  var onClose: (() -> Void)?
}

struct PromptView: View {
  // The window below reaches this object through the view's value.
  @ObservedObject var prompt = Prompt()

  var body: some View { Toggle("Accept", isOn: $prompt.isAccepted) }
}

struct OtherPromptView: View {
  @ObservedObject var prompt = Prompt()  // expect: owned_object

  var body: some View { Toggle("Accept", isOn: $prompt.isAccepted) }
}

final class PromptWindow {
  let view = PromptView()

  func open() {
    view.prompt.onClose = { [weak self] in self?.close() }
  }

  func close() {}
}
