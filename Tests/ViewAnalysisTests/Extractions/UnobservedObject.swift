import SwiftUI

@MainActor final class Lock {
  static let shared = Lock()
  var isOn = false
}

struct Settings: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      security
    }
  }

  private var «»security: some View {
    HStack {
      Image(systemName: "lock")
      Text("Lock")
      Text(lockState)
    }
  }

  private var lockState: String {
    Lock.shared.isOn ? "On" : "Off"
  }
}
