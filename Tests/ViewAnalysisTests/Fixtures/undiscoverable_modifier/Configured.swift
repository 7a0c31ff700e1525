// profile: strict
import SwiftUI

/// Only a style has what this modifier needs.
struct Pressed: ViewModifier {
  let configuration: ButtonStyleConfiguration
  let colour: Color

  func body(content: Content) -> some View {
    content.background(configuration.isPressed ? colour : .clear).padding(4)
  }
}

private struct Plain: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(Pressed(configuration: configuration, colour: .red))
  }
}

private struct Wide: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Spacer()
      configuration.label
      Spacer()
    }
    .modifier(Pressed(configuration: configuration, colour: .blue))
  }
}
