import SwiftUI

struct Planet: Identifiable {
  let id: Int
  let name: String
}

struct PlanetList: View {
  let planets: [Planet]
  @State private var selectedID: Int?

  var body: some View {
    List {
      ForEach(planets) { planet in
        «»HStack {
          if selectedID == planet.id {
            Image(systemName: "checkmark")
          }
          Text(planet.name)
            .opacity(selectedID != planet.id ? 0.5 : 1)
            .bold(selectedID == planet.id)
        }
        Button("Choose") { selectedID = planet.id }
      }
    }
  }
}
