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
        PlanetListRow(isSelected: selectedID == planet.id, name: planet.name)
        Button("Choose") { selectedID = planet.id }
      }
    }
  }
}

private struct PlanetListRow: View {
  let isSelected: Bool
  let name: String

  var body: some View {
    HStack {
      if isSelected {
        Image(systemName: "checkmark")
      }
      Text(name)
        .opacity(!isSelected ? 0.5 : 1)
        .bold(isSelected)
    }
  }
}
