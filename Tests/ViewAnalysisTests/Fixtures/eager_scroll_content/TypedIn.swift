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

/// What a row leads to has one, the row has none.
struct PhaseList: View {
  @State private var phases: [Phase] = []

  var body: some View {
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(phases) { phase in
          NavigationLink {
            PhaseForm(phase: phase)
          } label: {
            PhaseLabel(phase: phase)
          }
        }
      }
    }
    .onAppear { phases = [] }
  }
}

struct PhaseLabel: View {
  let phase: Phase

  var body: some View {
    HStack {
      Text(phase.name)
      Image(systemName: "chevron.right")
    }
  }
}
