import SwiftUI

final class Recipe {
  var title = ""
}

struct RecipeDraft {
  let recipe: Recipe
  var error: String?
  var lines: [String] = []
}

struct RecipeEditor: View {
  @State private var draft = RecipeDraft(recipe: Recipe())

  var body: some View {
    VStack {
      Text(draft.error ?? "")
      Text("\(draft.lines.count)")
      «»HStack {
        // A constant that holds an object can't be bound, though the object changes.
        Text(draft.recipe.title)
        Button("Clear") { draft.recipe.title = "" }
      }
    }
  }
}
