import SwiftUI

struct VolumeSettings: View {
  @State private var music = 1
  @State private var speech = 2

  var body: some View {
    Form {
      VolumeRow(title: "Music", value: $music)
      VolumeRow(title: "Speech", value: $speech)
    }
  }
}

private struct VolumeRow: View {
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
