import SwiftUI

enum Strings {
  static let buttonGoToSettings = "Go to settings"
  static let phoneTitle = "Phone"
}

struct PermissionView: View {
  let opened: () -> Void

  var body: some View {
    VStack {
      Text("Permissions")
      GoToSettingsButton(opened: opened)
    }
  }
}

private struct GoToSettingsButton: View {
  let opened: () -> Void

  var body: some View {
    Button(Strings.buttonGoToSettings) {
      print("Settings")
      opened()
    }
    .bold()
  }
}
