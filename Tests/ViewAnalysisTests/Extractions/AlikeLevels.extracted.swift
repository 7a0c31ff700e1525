import SwiftUI

/// As styles, these are levels of the one around.
struct Levels: View {
  var body: some View {
    VStack {
      LevelHeader()
      HStack {
        Image(systemName: "circle")
        Text("Level").foregroundStyle(.secondary)
      }
    }
    .foregroundStyle(.blue)
  }
}

private struct LevelHeader: View {
  var body: some View {
    HStack {
      Image(systemName: "circle")
      Text("Level").foregroundStyle(.primary)
    }
  }
}
