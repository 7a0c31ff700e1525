import SwiftUI

/// What the closure of a button with an action shows is its label.
struct FrameCard: View {
  let edit: () -> Void

  var body: some View {
    VStack {
      Text("Frame")
      Button(action: edit) {
        «»HStack {
          Image(systemName: "text.quote")
          Text("Prompt")
        }
      }
    }
  }
}
