import SwiftUI

enum Theme {
  struct Knob: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }
}

extension ToggleStyle where Self == Theme.Knob {
  static var knob: Theme.Knob { Theme.Knob() }
}
