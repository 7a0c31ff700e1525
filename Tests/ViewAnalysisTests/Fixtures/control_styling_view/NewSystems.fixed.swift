import SwiftUI

/// The stack shows that every view can be bold.
struct BoldButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold().padding()
  }
}

extension ButtonStyle where Self == BoldButtonStyle {
  static var bold: BoldButtonStyle { BoldButtonStyle() }
}

struct Screen: View {
  let name: String
  let isShort: Bool

  var body: some View {
    NavigationStack {
      Button(name) {}.buttonStyle(.bold)
      Button {} label: { Text(verbatim: "a") }.buttonStyle(.bold)
      Button(action: go) { Text(verbatim: isShort ? "b" : name) }.buttonStyle(.bold)
    }
  }

  private func go() {}
}
