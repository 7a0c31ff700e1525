// A view of its own, which only its preview shows so far.
import SwiftUI

struct Dial: View {
  @State var angle = 0.0  // expect: exposed_state

  var body: some View {
    Slider(value: $angle, in: 0...360)
  }
}

#Preview {
  Dial()
}
