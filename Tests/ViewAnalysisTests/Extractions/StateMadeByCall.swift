import Observation
import SwiftUI

final class Defaults {
  func showsHints() -> Bool { true }
}

@Observable final class Draft {
  var text = ""
}

struct SettingsView: View {
  @State private var showsHints = Defaults().showsHints()
  @State private var draft = Draft()
  @State private var count = 0

  var body: some View {
    VStack {
      Stepper("Number", value: $count)
      «»VStack {
        Text("Settings")
        Toggle("Hints", isOn: $showsHints)
        TextField("Note", text: $draft.text)
        Text("\(count)")
      }
    }
  }
}
