// profile: recommended
import SwiftUI

struct Ingredient: Identifiable {
  let id = UUID()
  var name = ""
}

final class Kitchen: ObservableObject {
  @Published var ingredients: [Ingredient] = []

  func load(_ all: [Ingredient]) { ingredients = all }
}

/// What one types in is a handful.
struct Ingredients: View {
  @ObservedObject var kitchen: Kitchen

  var body: some View {
    ScrollView {
      VStack {
        ForEach($kitchen.ingredients) { $ingredient in
          HStack {
            Image(systemName: "circle")
            TextField("Name", text: $ingredient.name)
            Spacer()
          }
        }
      }
    }
  }
}
