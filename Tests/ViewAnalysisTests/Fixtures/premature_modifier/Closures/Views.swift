import SwiftUI

struct PressedView: View {
  @State private var isPressed = false

  var body: some View {
    Button("A") {}
      .onPress { isPressed in
        self.isPressed = isPressed
      }
  }
}

extension View {
  func onPress(_ onChange: @escaping (Bool) -> Void) -> some View {  // expect: premature_modifier
    buttonStyle(
      PressStyle(onPress: onChange)
    )
  }
}

struct PressStyle: ButtonStyle {
  let onPress: (Bool) -> Void

  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}
