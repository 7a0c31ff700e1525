import SwiftUI

struct SyncView: View {
  var body: some View {
    VStack {
      SyncCheckmarkIcon()
      Text("Done")
    }
  }
}

private struct SyncCheckmarkIcon: View {
  var body: some View {
    AnyView(
      Image(systemName: "checkmark.circle")
        .font(.title)
    )
  }
}
