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
    @Bindable var bindableRecipe = recipe

    VStack {
      Text(isWide ? "Wide" : "Narrow")
      «»Section {
        TextField("Title", text: $bindableRecipe.title)
        Text(bindableRecipe.title)
        ForEach(recipe.steps, id: \.self) { step in
          Text(step)
        }
      }
    }
  }
}
