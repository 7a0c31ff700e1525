import SwiftUI

struct MapScreen: View {
  @Environment(\.tileSource) private var tileSource

  var body: some View {
    NavigationLink {
      «»VStack {
        Text("Tiles")
        Text(tileSource.name)
        Text(tileSource.licence)
      }
    } label: {
      Text("Open")
    }
  }
}
