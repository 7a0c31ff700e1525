import SwiftUI

final class Defaults {
  func showsHints() -> Bool { true }
}

struct SettingsView: View {
  @State private var showsHints = Defaults().showsHints()
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen {
        «»VStack {
          Text("Settings")
          Toggle("Hints", isOn: $showsHints)
        }
      }
    }
  }
}
