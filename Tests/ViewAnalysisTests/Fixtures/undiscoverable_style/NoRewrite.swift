import SwiftUI

// One platform has a type of its own, the others an alias.
#if os(tvOS)
  struct HoverStyle: ButtonStyle {  // expect: undiscoverable_style
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }
#else
  typealias HoverStyle = BorderlessButtonStyle
#endif

/// Outside of `Panel`, the style has no name without arguments.
struct Panel<Content: View>: View {
  @ViewBuilder let content: Content

  struct RoundStyle: ButtonStyle {  // expect: undiscoverable_style
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }

  var body: some View {
    content
    Button("round") {}.buttonStyle(RoundStyle())
  }
}

struct Screen: View {
  var body: some View { Button("hover") {}.buttonStyle(HoverStyle()) }
}
