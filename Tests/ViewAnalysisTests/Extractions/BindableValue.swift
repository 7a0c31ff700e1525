import SwiftUI

@Observable
final class Settings {
  var deviceID = ""
  var name: String = ""
  var isSynced: Bool = false
}

struct Device: Identifiable {
  let id: String
  let name: String
}

struct SyncView: View {
  @Bindable var settings: Settings
  let devices: [Device]

  var body: some View {
    Form {
      Toggle("Sync", isOn: $settings.isSynced)
      Text(settings.deviceID)
      Section {
        «ForEach(devices) { device in
          LabeledContent(device.name, value: device.id == settings.name ? "This" : "Other")
        }»
      }
    }
  }
}
