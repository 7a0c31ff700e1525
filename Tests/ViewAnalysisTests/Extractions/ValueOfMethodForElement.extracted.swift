import SwiftUI

struct Ingredient: Identifiable {
  let id: Int
  var name: String
}

/// The same for one that is told what the code around the piece knows; one that is told the piece's own values is a
/// closure.
struct IngredientsView: View {
  let ingredients: [Ingredient]

  var body: some View {
    VStack {
      ForEach(ingredients) { ingredient in
        IngredientRow(name: ingredient.name, amount: amount(of: ingredient), mark: mark)
        Text(amount(of: ingredient))
      }
      Text(mark(at: 0))
    }
  }

  private func amount(of ingredient: Ingredient) -> String {
    "\(ingredients.count) \(ingredient.name)"
  }

  private func mark(at index: Int) -> String {
    ingredients.isEmpty ? "-" : "\(index)"
  }
}

private struct IngredientRow: View {
  let name: String
  let amount: String
  let mark: (Int) -> String

  var body: some View {
    HStack {
      Text(name)
      Text(amount)
      ForEach(0..<3) { index in
        Text(mark(index))
      }
    }
  }
}
