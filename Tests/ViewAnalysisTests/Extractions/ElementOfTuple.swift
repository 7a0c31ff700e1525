import SwiftUI

struct Pebble: Identifiable {
  let id: Int
  let name: String
}

struct BeachView: View {
  let shores: [(name: String?, pebbles: [Pebble])]
  @State private var chosen = 0

  var body: some View {
    List {
      ForEach(shores, id: \.name) { shore in
        Section {
          «ForEach(shore.pebbles) { pebble in
            Button(pebble.name) { chosen = pebble.id }
          }»
        } header: {
          Text(shore.name ?? "Elsewhere")
        }
      }
    }
  }
}
