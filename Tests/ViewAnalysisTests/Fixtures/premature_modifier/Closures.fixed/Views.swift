import SwiftUI

struct PressedView: View {
  @State private var isPressed = false

  var body: some View {
    Button("A") {}
      .buttonStyle(
        PressStyle(onPress: { isPressed in
          self.isPressed = isPressed
        })
      )
  }
}

struct PressStyle: ButtonStyle {
  let onPress: (Bool) -> Void

  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}
