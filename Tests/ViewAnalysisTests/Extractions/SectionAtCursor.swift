import SwiftUI

struct SettingsView: View {
  @State private var length = 12
  @State private var useDigits = true
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Form {
      Sec«»tion(header: Text("Random Password Settings")) {
        Stepper("Length", value: $length)
        Toggle("Digits", isOn: $useDigits)
          .disabled(!isEnabled)
      }
      Text("\(length)")
    }
  }
}
