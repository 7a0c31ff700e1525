import SwiftUI

/// The comment is about both rows.
struct PresetView: View {
  let name: String
  let unit: String

  var body: some View {
    VStack {
      // Name fields
      PresetNameRow(name: name)
      HStack {
        Text("Unit")
        Text(unit)
      }
      .padding()
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
