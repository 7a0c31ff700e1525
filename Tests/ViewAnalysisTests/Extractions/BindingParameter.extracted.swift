import SwiftUI

struct VolumeSettings: View {
  @State private var music = 1
  @State private var speech = 2

  var body: some View {
    Form {
      VolumeSettingsRow(title: "Music", value: $music)
      VolumeSettingsRow(title: "Speech", value: $speech)
    }
  }
}

private struct VolumeSettingsRow: View {
  let title: String
  @Binding var value: Int

  var body: some View {
    HStack {
      Text(title)
      Stepper("\(value)", value: $value)
      Button("Mute") { value = 0 }
    }
  }
}
