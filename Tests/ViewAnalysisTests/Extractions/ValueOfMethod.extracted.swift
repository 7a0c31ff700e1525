import SwiftUI

/// A method that is only asked for its value while the view is computed is handed over as that value.
struct RecipeView: View {
  let servings: Double
  let isWhole: Bool

  var body: some View {
    VStack {
      RecipeScaleRow(scale: computeScale())
      Text("\(computeScale() * 2)")
    }
  }

  private func computeScale() -> Double {
    isWhole ? servings : 1
  }
}

private struct RecipeScaleRow: View {
  let scale: Double

  var body: some View {
    HStack {
      Text("\(scale)")
      Divider()
      ProgressView(value: scale)
    }
  }
}
