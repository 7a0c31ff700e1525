import SwiftUI

struct VolumeView: View {
  let volume: Binding<Double>
  let step: Double

  var body: some View {
    VStack {
      Text("Volume")
      «»HStack {
        Slider(value: volume)
        Button("Louder") { volume.wrappedValue += step }
        Text("\(self.volume.wrappedValue)")
      }
    }
  }
}
