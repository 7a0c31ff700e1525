import SwiftUI

struct SyncView: View {
  var body: some View {
    VStack {
      «»AnyView(
        Image(systemName: "checkmark.circle")
          .font(.title)
      )
      Text("Done")
    }
  }
}
