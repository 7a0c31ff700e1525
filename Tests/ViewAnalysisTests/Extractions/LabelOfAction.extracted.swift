import SwiftUI

/// What the closure of a button with an action shows is its label.
struct FrameCard: View {
  let edit: () -> Void

  var body: some View {
    VStack {
      Text("Frame")
      Button(action: edit) {
        FrameCardPromptLabel()
      }
    }
  }
}

private struct FrameCardPromptLabel: View {
  var body: some View {
    HStack {
      Image(systemName: "text.quote")
      Text("Prompt")
    }
  }
}
