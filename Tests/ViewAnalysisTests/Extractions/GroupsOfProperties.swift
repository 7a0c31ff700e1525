import SwiftUI

final class Atlas: ObservableObject {
  @Published var places: [String] = []
}

final class Compass: ObservableObject {
  @Published var heading = 0
}

/// Empty lines between properties that move stay.
struct MapListView: View {
  @EnvironmentObject private var atlas: Atlas
  @EnvironmentObject private var compass: Compass

  @State private var query = ""
  @State private var isSorted = false

  @AppStorage("hint") private var hint = ""

  var body: some View {
    NavigationStack {
      «List {
        TextField("Search", text: $query)
        Toggle("Sorted", isOn: $isSorted)
        ForEach(atlas.places, id: \.self) { place in
          Text(place)
        }
        Text("\(compass.heading)")
        Text(hint)
      }»
    }
  }
}
