// profile: strict
import SwiftUI

/// No extension can name a style that is made of something else.
struct GhostStyle<Icon: View>: ButtonStyle {
  let icon: Icon

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      icon
      configuration.label
    }
  }
}

struct ShadowStyle: ButtonStyle {  // expect: undiscoverable_style
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.shadow(radius: 2)
  }
}

struct Ghosts: View {
  var body: some View {
    VStack {
      Button("Boo") {}
        .buttonStyle(GhostStyle(icon: Image(systemName: "moon")))
      Button("Shadow") {}
        .buttonStyle(ShadowStyle())
    }
  }
}
