// profile: strict
import SwiftUI

/// Nobody finds it.
struct GhostButtonStyle: ButtonStyle {  // expect: undiscoverable_style
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(2) }
}
