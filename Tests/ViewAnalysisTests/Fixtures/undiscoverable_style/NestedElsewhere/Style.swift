// profile: strict
import SwiftUI

extension Pill {
  /// No extension of `ButtonStyle` can name it without the content.
  struct Look: ButtonStyle {
    let isHovered: Bool

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(isHovered ? 0.8 : 1)
    }
  }
}

extension Badge {
  /// Its owner alone uses it.
  struct Shape: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }
}

extension Sheet {
  struct Frame: ButtonStyle {  // expect: undiscoverable_style
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }
}
