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
          BeachPebbleRows(chosen: $chosen, pebbles: shore.pebbles)
        } header: {
          Text(shore.name ?? "Elsewhere")
        }
      }
    }
  }
}

private struct BeachPebbleRows: View {
  @Binding var chosen: Int
  let pebbles: [Pebble]

  var body: some View {
    ForEach(pebbles) { pebble in
      Button(pebble.name) { chosen = pebble.id }
    }
  }
}
