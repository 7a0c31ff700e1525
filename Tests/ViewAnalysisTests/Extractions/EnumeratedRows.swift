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
        «»HStack {
          Text("\(index + 1)")
          VStack {
            Text(step.title)
            Text(step.note)
          }
        }
      }
    }
  }
}
