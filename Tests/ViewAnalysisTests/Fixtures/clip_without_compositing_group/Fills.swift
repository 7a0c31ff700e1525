// profile: strict
import SwiftUI

extension Color {
  static let tertiarySystemFill = Color.gray.opacity(0.1)
}

/// The system's colours for fills let through what is below them.
struct Portrait: View {
  var body: some View {
    VStack {
      Image("face")
        .resizable()
        .background(Color.tertiarySystemFill)
        .clipShape(Circle())
      Image("face")
        .resizable()
        .background(Color.red)
        .clipShape(Circle())  // expect: clip_without_compositing_group
    }
  }
}
