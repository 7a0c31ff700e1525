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

struct Phase: Identifiable {
  let id: Int
  let name: String
}

struct PhaseForm: View {
  let phase: Phase
  @State private var draft = ""

  var body: some View {
    VStack {
      Text(phase.name)
      TextField("Name", text: $draft)
    }
  }
}

/// The view that a row is has a text field.
struct PhaseEditor: View {
  @State private var phases: [Phase] = []

  var body: some View {
    ScrollView {
      VStack {
        ForEach(phases) { PhaseForm(phase: $0) }
      }
    }
    .onAppear { phases = [] }
  }
}
