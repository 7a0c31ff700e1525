import SwiftUI

struct MapScreen: View {
  @Environment(\.tileSource) private var tileSource

  var body: some View {
    NavigationLink {
      MapTilesView(tileSource: tileSource)
    } label: {
      Text("Open")
    }
  }
}

private struct MapTilesView: View {
  let tileSource: TileSource

  var body: some View {
    VStack {
      Text("Tiles")
      Text(tileSource.name)
      Text(tileSource.licence)
    }
  }
}
