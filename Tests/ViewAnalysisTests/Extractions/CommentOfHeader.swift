import SwiftUI

/// A word for a part alone needs its owner's name.
struct PresetView: View {
  let name: String

  var body: some View {
    VStack {
      // Header
      «»HStack {
        Image(systemName: "tray.fill")
        Text(name)
      }

      Text("Presets")
    }
  }
}
