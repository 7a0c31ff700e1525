import SwiftUI

enum Vault {
  static func name() -> String { UserDefaults.standard.string(forKey: "name") ?? "" }
}

struct VaultView: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      VaultRow(title: title)
    }
  }
}

private struct VaultRow: View {
  let title: String

  var body: some View {
    HStack {
      Text(title)
      Text(Vault.name())
    }
  }
}
