import SwiftUI

struct ArchiveView: View {
  @EnvironmentObject var device: Device

  var body: some View {
    VStack {
      Text("Archive")
      «»HStack {
        Text(device.name)
        Text("Device")
      }
    }
  }
}

final class Device: ObservableObject {
  @Published var name = ""
}
