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
      ThisDeviceText(isSelf: device.isSelf)
    }
  }
}

private struct ThisDeviceText: View {
  let isSelf: Bool

  var body: some View {
    if isSelf {
      Text("This device")
        .padding()
        .background(.blue, in: Capsule())
    }
  }
}
