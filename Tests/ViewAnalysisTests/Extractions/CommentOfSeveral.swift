import SwiftUI

/// The comment is about both rows.
struct PresetView: View {
  let name: String
  let unit: String

  var body: some View {
    VStack {
      // Name fields
      «»HStack {
        Text("Name")
        Text(name)
      }
      HStack {
        Text("Unit")
        Text(unit)
      }
      .padding()
    }
  }
}
