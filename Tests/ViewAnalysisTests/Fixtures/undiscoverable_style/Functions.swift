// profile: recommended
import SwiftUI

/// Whoever needs it finds the function.
struct RoundButtonStyle: ButtonStyle {
  let size: CGFloat

  func makeBody(configuration: Configuration) -> some View { configuration.label.frame(width: size) }
}

extension View {
  func roundButton(size: CGFloat = 40) -> some View {
    buttonStyle(RoundButtonStyle(size: size))
  }
}

struct FlatButtonStyle: ButtonStyle {  // expect: undiscoverable_style
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
}

extension View {
  func flatButton() -> some View {
    buttonStyle(FlatButtonStyle())
  }
}

struct Player: View {
  var body: some View {
    HStack {
      Button("Play") {}.roundButton()
      Button("Stop") {}.flatButton()
      Button("Skip") {}.buttonStyle(FlatButtonStyle())
    }
  }
}

/// Its own code is no use of it.
struct LoudButtonStyle: ButtonStyle {
  func makeBody(configuration: LoudButtonStyle.Configuration) -> some View { configuration.label.bold() }
}

extension View {
  func loudButton() -> some View {
    buttonStyle(LoudButtonStyle())
  }
}
