import SwiftUI

/// The label is the caller's.
private struct BaseButton: View {
  let configuration: ButtonStyleConfiguration

  var body: some View { configuration.label.padding() }
}

struct PlainStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { BaseButton(configuration: configuration) }
}
