import SwiftUI

struct VolumeView: View {
  let volume: Binding<Double>
  let step: Double

  var body: some View {
    VStack {
      Text("Volume")
      VolumeRow(volume: volume, step: step)
    }
  }
}

private struct VolumeRow: View {
  @Binding var volume: Double
  let step: Double

  var body: some View {
    HStack {
      Slider(value: $volume)
      Button("Louder") { volume += step }
      Text("\(self.volume)")
    }
  }
}
