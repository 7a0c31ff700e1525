import SwiftUI

struct Step {
  let title: String
  let note: String
}

struct RecipeView: View {
  let steps: [Step]

  var body: some View {
    List {
      ForEach(Array(steps.enumerated()), id: \.offset) { index, step in
        RecipeRow(index: index, step: step)
      }
    }
  }
}

private struct RecipeRow: View {
  let index: Int
  let step: Step

  var body: some View {
    HStack {
      Text("\(index + 1)")
      VStack {
        Text(step.title)
        Text(step.note)
      }
    }
  }
}
