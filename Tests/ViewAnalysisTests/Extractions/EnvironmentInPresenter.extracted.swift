import SwiftUI

struct ReceiptView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Drawer {
      ReceiptContent { dismiss() }
    }
  }
}

private struct ReceiptContent: View {
  @Environment(\.locale) private var locale
  let onClose: () -> Void

  var body: some View {
    VStack {
      Text(locale.identifier)
      Text("Receipt")
      Button("Close") { onClose() }
    }
  }
}
