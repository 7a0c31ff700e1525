// A view of its own, which only its preview shows so far.
import SwiftUI

struct Dial: View {
  @State private var angle = 0.0

  var body: some View {
    Slider(value: $angle, in: 0...360)
  }
}

#Preview {
  Dial()
}
