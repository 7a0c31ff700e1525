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
      SettingsSecurityView(lockState: lockState)
    }
  }

  private var lockState: String {
    Lock.shared.isOn ? "On" : "Off"
  }
}

private struct SettingsSecurityView: View {
  let lockState: String

  var body: some View {
    HStack {
      Image(systemName: "lock")
      Text("Lock")
      Text(lockState)
    }
  }
}
