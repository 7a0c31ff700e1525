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
      «»Button(Strings.buttonGoToSettings) {
        print("Settings")
        opened()
      }
      .bold()
    }
  }
}
