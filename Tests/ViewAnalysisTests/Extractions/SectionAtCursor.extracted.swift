import SwiftUI

struct SettingsView: View {
  @State private var length = 12

  var body: some View {
    Form {
      RandomPasswordSettingsSection(length: $length)
      Text("\(length)")
    }
  }
}

private struct RandomPasswordSettingsSection: View {
  @Environment(\.isEnabled) private var isEnabled
  @State private var useDigits = true
  @Binding var length: Int

  var body: some View {
    Section(header: Text("Random Password Settings")) {
      Stepper("Length", value: $length)
      Toggle("Digits", isOn: $useDigits)
        .disabled(!isEnabled)
    }
  }
}
