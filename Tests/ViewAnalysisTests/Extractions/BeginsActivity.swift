import SwiftUI

struct AddressView: View {
  @State private var isEditing = false
  @State private var draft = ""
  let address: String

  var body: some View {
    VStack {
      Text(isEditing ? draft : address)
      «»Button(action: {
        resetDraft()
        isEditing = true
      }) {
        Label("Adresse ändern", systemImage: "house")
      }
      Button("Reset") { resetDraft() }
    }
  }

  private func resetDraft() {
    draft = address
  }
}
