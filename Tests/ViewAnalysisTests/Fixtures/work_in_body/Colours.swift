// profile: strict
import SwiftUI

/// A colour is data.
struct Monogram: View {
  let name: String

  var body: some View { Text(name).foregroundStyle(colour) }

  private var colour: Color {
    let sum = name.unicodeScalars.map { Double($0.value) }
    return Color(hue: (sum.first ?? 0) / 360, saturation: 1, brightness: 1)
  }
}
