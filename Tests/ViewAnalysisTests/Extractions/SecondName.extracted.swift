import SwiftUI

@Observable
final class Recipe {
  var title = ""
  var steps: [String] = []
  func cook() {}
}

struct RecipeView: View {
  @State var recipe: Recipe
  let isWide: Bool

  var body: some View {
    VStack {
      Text(isWide ? "Wide" : "Narrow")
      RecipeContent(recipe: recipe)
    }
  }
}

private struct RecipeContent: View {
  @Bindable var recipe: Recipe

  var body: some View {
    Section {
      TextField("Title", text: $recipe.title)
      Text(recipe.title)
      ForEach(recipe.steps, id: \.self) { step in
        Text(step)
      }
    }
  }
}
