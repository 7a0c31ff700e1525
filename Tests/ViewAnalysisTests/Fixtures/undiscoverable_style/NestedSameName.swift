// profile: strict
import SwiftUI

/// Two owners have a style of the same name, and each uses its own.
struct Switch: View {
  @State private var isOn = false

  struct Style: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }

  var body: some View {
    Toggle("On", isOn: $isOn).toggleStyle(Style())
  }
}

struct Key: View {
  struct Style: ButtonStyle {  // expect: undiscoverable_style "Add one in"
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }

  var body: some View {
    Button("1") {}.buttonStyle(Style())
  }
}

struct Keys: View {
  let style: Key.Style

  var body: some View {
    Button("2") {}.buttonStyle(style)
  }
}
