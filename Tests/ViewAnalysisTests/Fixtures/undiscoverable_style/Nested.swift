// profile: strict
import SwiftUI

struct Keypad: View {
  struct Key: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }

  var body: some View {
    Button("1") {}.buttonStyle(Key())
  }
}

struct Dial: View {
  struct Digit: ButtonStyle {  // expect: undiscoverable_style
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }

  var body: some View {
    Button("1") {}.buttonStyle(Digit())
  }
}

struct OtherDial: View {
  var body: some View {
    Button("2") {}.buttonStyle(Dial.Digit())
  }
}
