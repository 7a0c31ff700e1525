import SwiftUI

struct RootView: View {
  let model: RootModel

  var body: some View {
    ArchiveView().environmentObject(model.device)
  }
}

struct RootModel {
  let device: Device
}
