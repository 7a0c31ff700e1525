import SwiftUI

/// As styles, these are levels of the one around.
struct Levels: View {
  var body: some View {
    VStack {
      «HStack {
        Image(systemName: "circle")
        Text("Level").foregroundStyle(.primary)
      }»
      HStack {
        Image(systemName: "circle")
        Text("Level").foregroundStyle(.secondary)
      }
    }
    .foregroundStyle(.blue)
  }
}
