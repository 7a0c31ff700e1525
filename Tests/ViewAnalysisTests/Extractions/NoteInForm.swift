import SwiftUI

/// A section that only says something has none of the settings.
struct AlarmSettingsView: View {
  @State private var isOn = false

  var body: some View {
    Form {
      Toggle("Alarms", isOn: $isOn)
      «»Section {
        Text("An alarm rings once, unless the phone is switched off or lies in another room.")
          .font(.caption)
      }
    }
  }
}
