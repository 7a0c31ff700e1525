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
      CallingHangUpButton(call: call)
    }
  }
}

private struct CallingHangUpButton: View {
  let call: CallModel

  var body: some View {
    Button(action: {
      call.hangUp()
    }, label: {
      Image(systemName: "phone.down.circle.fill")
        .resizable()
    })
  }
}
