import SwiftUI

struct ArchiveView: View {
  var body: some View {
    VStack {
      Text("Archive")
      ArchiveDeviceRow()
    }
  }
}

private struct ArchiveDeviceRow: View {
  @EnvironmentObject private var device: Device

  var body: some View {
    HStack {
      Text(device.name)
      Text("Device")
    }
  }
}

final class Device: ObservableObject {
  @Published var name = ""
}
