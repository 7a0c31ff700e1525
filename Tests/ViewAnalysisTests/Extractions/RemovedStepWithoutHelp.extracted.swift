import SwiftUI

struct Step: Identifiable {
  let id: Int
  var text: String
}

struct RecipeEditor: View {
  @State private var steps: [Step] = []

  var body: some View {
    VStack {
      Text("\(steps.count) steps")
      ForEach($steps) { $step in
        HStack {
          TextField("Step", text: $step.text)
          RecipeEditorRemoveButton {
            steps.removeAll { $0.id == step.id }
          }
        }
      }
    }
  }
}

private struct RecipeEditorRemoveButton: View {
  let onRemove: () -> Void

  var body: some View {
    Button {
      onRemove()
    } label: {
      Image(systemName: "minus.circle")
    }
    .buttonStyle(.plain)
  }
}
