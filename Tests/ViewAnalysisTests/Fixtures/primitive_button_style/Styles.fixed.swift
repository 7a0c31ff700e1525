import SwiftUI

struct OutlineStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
  }
}

struct QuietStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label.opacity(configuration.role == nil ? 1 : 0.5)
  }
}

struct Screen: View {
  var body: some View {
    Button("a") {}.buttonStyle(OutlineStyle())
    Button("b") {}.buttonStyle(QuietStyle())
  }
}

/// It triggers.
struct DoubleTapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2, perform: configuration.trigger)
  }
}

/// It builds on another style.
struct WideStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered).frame(maxWidth: .infinity)
  }
}

/// Another view gets the configuration.
struct HandedOnStyle: PrimitiveButtonStyle {
  struct Label: View {
    let configuration: Configuration
    var body: some View { configuration.label }
  }

  func makeBody(configuration: Configuration) -> some View { Label(configuration: configuration) }
}
