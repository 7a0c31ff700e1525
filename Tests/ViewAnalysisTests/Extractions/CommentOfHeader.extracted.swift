import SwiftUI

/// A word for a part alone needs its owner's name.
struct PresetView: View {
  let name: String

  var body: some View {
    VStack {
      // Header
      PresetHeader(name: name)

      Text("Presets")
    }
  }
}

private struct PresetHeader: View {
  let name: String

  var body: some View {
    HStack {
      Image(systemName: "tray.fill")
      Text(name)
    }
  }
}
