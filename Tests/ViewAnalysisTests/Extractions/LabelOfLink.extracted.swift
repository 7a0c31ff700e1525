import SwiftUI

struct SettingsView: View {
  let count: Int

  var body: some View {
    NavigationLink {
      AccountView()
    } label: {
      SettingsAccountLabel()
    }
  }
}

private struct SettingsAccountLabel: View {
  var body: some View {
    HStack {
      Text("Ваш аккаунт")
      Spacer()
      Image(systemName: "chevron.right")
    }
  }
}

struct AccountView: View {
  var body: some View {
    Text("Account")
  }
}
