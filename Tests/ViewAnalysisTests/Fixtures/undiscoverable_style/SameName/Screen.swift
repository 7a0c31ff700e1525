import SwiftUI

// The static member is another style's.
struct Knob: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("a", isOn: $isOn).toggleStyle(Knob())
      Toggle("b", isOn: $isOn).toggleStyle(Theme.Knob())  // expect: undiscoverable_style
    }
  }
}
