import SwiftUI

struct Vault: Identifiable, Equatable {
  let id: Int
  let name: String
}

final class VaultModel: ObservableObject {
  @Published var vaults: [Vault] = []
  @Published var selectedVault: Vault?
}

struct VaultListView: View {
  @ObservedObject var model: VaultModel

  var body: some View {
    VStack {
      ForEach(model.vaults) { vault in
        vaultRow(for: vault)
          .padding()
      }
    }
  }

  private func «»vaultRow(for item: Vault) -> some View {
    Button {
      model.selectedVault = item
    } label: {
      HStack {
        Text(item.name)
        if model.selectedVault == item { Image(systemName: "checkmark") }
      }
    }
  }
}
