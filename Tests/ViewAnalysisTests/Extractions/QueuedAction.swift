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
      «»Button {
        DispatchQueue.main.async {
          call.peer = peer
          startVideoCall()
        }
      } label: {
        Image(systemName: "video.fill")
          .imageScale(.large)
      }
    }
  }

  private func startVideoCall() { call.open() }
}
