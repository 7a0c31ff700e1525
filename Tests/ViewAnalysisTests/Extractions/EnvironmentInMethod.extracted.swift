import SwiftUI

struct ReceiptView: View {
  let total: Int

  var body: some View {
    VStack {
      ReceiptRow(total: total, title: "Total")
      ReceiptRow(total: total, title: "Paid")
    }
  }
}

private struct ReceiptRow: View {
  @Environment(\.dismiss) private var dismiss
  let total: Int
  let title: String

  var body: some View {
    HStack {
      Text(title)
      Text("\(total)")
      Button("Close") { dismiss() }
    }
  }
}
