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
        VaultRow(item: vault, selectedVault: model.selectedVault) {
          model.selectedVault = vault
        }
        .padding()
      }
    }
  }
}

private struct VaultRow: View {
  let item: Vault
  let selectedVault: Vault?
  let onSelect: () -> Void

  var body: some View {
    Button {
      onSelect()
    } label: {
      HStack {
        Text(item.name)
        if selectedVault == item { Image(systemName: "checkmark") }
      }
    }
  }
}
