import SwiftUI

struct VolumeSettings: View {
  @State private var music = 1
  @State private var speech = 2

  var body: some View {
    Form {
      volumeRow("Music", value: $music)
      volumeRow("Speech", value: $speech)
    }
  }

  private func «»volumeRow(_ title: String, value: Binding<Int>) -> some View {
    HStack {
      Text(title)
      Stepper("\(value.wrappedValue)", value: value)
      Button("Mute") { value.wrappedValue = 0 }
    }
  }
}
