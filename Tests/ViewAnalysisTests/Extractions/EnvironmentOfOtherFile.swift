import SwiftUI

struct MapScreen: View {
  @Environment(\.tileSource) private var tileSource
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        «»VStack {
          Text("Tiles")
          Text(tileSource.name)
          Text(tileSource.licence)
        }
      }
  }
}
