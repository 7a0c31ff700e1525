import SwiftUI

struct ReceiptView: View {
  @Environment(\.dismiss) private var dismiss
  let total: Int

  var body: some View {
    VStack {
      row("Total")
      row("Paid")
    }
  }

  private func «»row(_ title: String) -> some View {
    HStack {
      Text(title)
      Text("\(total)")
      Button("Close") { dismiss() }
    }
  }
}
