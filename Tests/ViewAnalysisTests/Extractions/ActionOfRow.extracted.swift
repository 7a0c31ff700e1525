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
        VaultRow(name: vault.name, isSelected: model.selectedVault == vault) {
          model.selectedVault = vault
        }
        .padding()
      }
    }
  }
}

private struct VaultRow: View {
  let name: String
  let isSelected: Bool
  let onSelect: () -> Void

  var body: some View {
    Button {
      onSelect()
    } label: {
      HStack {
        Text(name)
        if isSelected { Image(systemName: "checkmark") }
      }
    }
  }
}
