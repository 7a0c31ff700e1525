import SwiftUI

struct ReceiptView: View {
  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Drawer {
      «VStack {
        Text(locale.identifier)
        Text("Receipt")
        Button("Close") { dismiss() }
      }»
    }
  }
}
