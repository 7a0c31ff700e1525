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
          «»Button {
            steps.removeAll { $0.id == step.id }
          } label: {
            Image(systemName: "minus.circle")
          }
          .buttonStyle(.plain)
          .help("Delete step")
        }
      }
    }
  }
}
