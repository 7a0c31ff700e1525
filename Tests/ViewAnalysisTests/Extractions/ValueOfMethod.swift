import SwiftUI

/// A method that is only asked for its value while the view is computed is handed over as that value.
struct RecipeView: View {
  let servings: Double
  let isWhole: Bool

  var body: some View {
    VStack {
      «»HStack {
        Text("\(computeScale())")
        Divider()
        ProgressView(value: computeScale())
      }
      Text("\(computeScale() * 2)")
    }
  }

  private func computeScale() -> Double {
    isWhole ? servings : 1
  }
}
