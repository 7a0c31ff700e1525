import SwiftUI

/// A sentence is no name.
struct PresetView: View {
  let name: String

  var body: some View {
    VStack {
      // Shows when renamed
      PresetNameRow(name: name)

      Text("Presets")
    }
  }
}

private struct PresetNameRow: View {
  let name: String

  var body: some View {
    HStack {
      Text("Name")
      Text(name)
    }
  }
}
