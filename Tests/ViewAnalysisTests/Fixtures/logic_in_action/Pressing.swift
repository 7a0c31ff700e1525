// profile: recommended
import SwiftUI

struct Plate: View {
  @State private var isPressed = false
  @State private var presses = 0
  @State private var isShown = false

  var body: some View {
    Text("Press")
      // expect-next: logic_in_action "The `onPressingChanged` action of this `onLongPressGesture`"
      .onLongPressGesture(minimumDuration: 1) {
        isShown = true
      } onPressingChanged: { isPressing in
        isPressed = isPressing
        if isPressing {
          presses += 1
          isShown = false
        }
      }
  }
}
