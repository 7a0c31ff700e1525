import SwiftUI

final class CallModel: ObservableObject {
  @Published var name = ""
  func hangUp() {}
}

struct CallingView: View {
  @ObservedObject var call: CallModel

  var body: some View {
    VStack {
      Text(call.name)
      CallingHangUpButton {
        call.hangUp()
      }
    }
  }
}

private struct CallingHangUpButton: View {
  let onHangUp: () -> Void

  var body: some View {
    Button(action: onHangUp, label: {
      Image(systemName: "phone.down.circle.fill")
        .resizable()
    })
  }
}
