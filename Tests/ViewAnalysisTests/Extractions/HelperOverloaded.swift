// not: Another member is named
import SwiftUI

struct Planet: Identifiable {
  let id: Int
  let name: String
}

struct PlanetList: View {
  let planets: [Planet]
  let names: [String]

  var body: some View {
    VStack {
      ForEach(planets, content: row)
      ForEach(names, id: \.self, content: row)
    }
  }

  private func «»row(_ planet: Planet) -> some View {
    VStack {
      Text(planet.name)
      Text("\(planet.id)")
    }
  }

  private func row(_ name: String) -> some View {
    VStack {
      Text(name)
      Divider()
    }
  }
}
