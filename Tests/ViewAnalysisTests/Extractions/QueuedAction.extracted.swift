import SwiftUI

final class Call: ObservableObject {
  @Published var isOpen = false
  var peer = ""

  func open() { isOpen = true }
}

struct CallView: View {
  @ObservedObject var call: Call
  @State private var peer = ""

  var body: some View {
    VStack {
      Text(call.isOpen ? "Open" : peer)
      StartVideoCallButton(onStartVideoCall: handleStartVideoCall)
    }
  }

  private func handleStartVideoCall() {
    DispatchQueue.main.async {
      call.peer = peer
      startVideoCall()
    }
  }

  private func startVideoCall() { call.open() }
}

private struct StartVideoCallButton: View {
  let onStartVideoCall: () -> Void

  var body: some View {
    Button {
      onStartVideoCall()
    } label: {
      Image(systemName: "video.fill")
        .imageScale(.large)
    }
  }
}
