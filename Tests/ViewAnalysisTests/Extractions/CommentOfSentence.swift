import SwiftUI

/// A sentence is no name.
struct PresetView: View {
  let name: String

  var body: some View {
    VStack {
      // Shows when renamed
      «»HStack {
        Text("Name")
        Text(name)
      }

      Text("Presets")
    }
  }
}
