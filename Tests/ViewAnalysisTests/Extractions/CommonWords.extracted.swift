import SwiftUI

struct SettingsProfileImage: View {
  let user: String
  var body: some View { Text(user) }
}

struct SettingsProfileText: View {
  let user: String
  var body: some View { Text(user) }
}

struct SettingsFormView: View {
  let user: String

  var body: some View {
    HStack {
      SettingsFormProfileView(user: user)
      Text("Settings")
      Text("More")
      Text("About")
      Text("Help")
    }
  }
}

private struct SettingsFormProfileView: View {
  let user: String

  var body: some View {
    VStack {
      SettingsProfileImage(user: user)
      SettingsProfileText(user: user)
    }
  }
}
