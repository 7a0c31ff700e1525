import SwiftUI

struct AddressView: View {
  @State private var isEditing = false
  @State private var draft = ""
  let address: String

  var body: some View {
    VStack {
      Text(isEditing ? draft : address)
      AddressEditButton(onEdit: edit)
      Button("Reset") { resetDraft() }
    }
  }

  private func edit() {
    resetDraft()
    isEditing = true
  }

  private func resetDraft() {
    draft = address
  }
}

private struct AddressEditButton: View {
  let onEdit: () -> Void

  var body: some View {
    Button(action: onEdit) {
      Label("Adresse ändern", systemImage: "house")
    }
  }
}
