import SwiftUI

enum Vault {
  static func name() -> String { UserDefaults.standard.string(forKey: "name") ?? "" }
}

struct VaultView: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      «»HStack {
        Text(title)
        Text(Vault.name())
      }
    }
  }
}
