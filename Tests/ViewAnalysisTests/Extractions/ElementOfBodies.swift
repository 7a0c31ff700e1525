import SwiftUI

struct Planet {
  let name: String
}

struct PlanetView: View {
  let bodies: [Planet]
  @State private var count = 0

  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      «VStack {
        Text(bodies[0].name)
        Text(bodies[0].name)
          .bold()
      }»
    }
  }
}
