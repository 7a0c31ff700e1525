import SwiftUI

struct Device {
  let isSelf: Bool
  let name: String
}

struct DevicesView: View {
  let device: Device

  var body: some View {
    VStack {
      Text(device.name)
      «if device.isSelf {
        Text("This device")
          .padding()
          .background(.blue, in: Capsule())
      }»
    }
  }
}
