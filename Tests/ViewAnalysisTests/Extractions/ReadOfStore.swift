// not: tells nobody of its changes
import SwiftUI

final class Account: ObservableObject {
  @Published var isSignedIn = false
}

enum Vault {
  static func name() -> String { UserDefaults.standard.string(forKey: "name") ?? "" }
}

struct VaultView: View {
  @ObservedObject var account: Account

  var body: some View {
    VStack {
      Text(account.isSignedIn ? "In" : "Out")
      «»HStack {
        Text("Name")
        Text(Vault.name())
      }
    }
  }
}
