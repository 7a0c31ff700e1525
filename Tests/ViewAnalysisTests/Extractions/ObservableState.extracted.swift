import SwiftUI

@Observable final class Settings {
  var name = ""
  var isOn = false
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View {
    VStack {
      Text(settings.name)
      SettingsRow(settings: settings)
    }
  }
}

private struct SettingsRow: View {
  @Bindable var settings: Settings

  var body: some View {
    HStack {
      TextField("Name", text: $settings.name)
      Toggle("On", isOn: $settings.isOn)
    }
  }
}
