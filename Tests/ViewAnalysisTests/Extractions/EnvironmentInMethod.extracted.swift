import SwiftUI

struct ReceiptView: View {
  let total: Int

  var body: some View {
    VStack {
      ReceiptRow(title: "Total", total: total)
      ReceiptRow(title: "Paid", total: total)
    }
  }
}

private struct ReceiptRow: View {
  @Environment(\.dismiss) private var dismiss
  let title: String
  let total: Int

  var body: some View {
    HStack {
      Text(title)
      Text("\(total)")
      Button("Close") { dismiss() }
    }
  }
}
