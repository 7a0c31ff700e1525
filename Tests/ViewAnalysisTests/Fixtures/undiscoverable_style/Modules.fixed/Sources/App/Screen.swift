import SwiftUI
import Views

struct Screen: View {
  var body: some View {
    VStack {
      Button("a") {}.buttonStyle(CardStyle())
      Button("b") {}.buttonStyle(.panel)
    }
  }
}
