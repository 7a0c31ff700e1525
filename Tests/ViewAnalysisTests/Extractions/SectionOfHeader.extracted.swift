import SwiftUI

struct InvoiceHeader: View {
  var body: some View { Text("Invoices") }
}

struct LedgerView: View {
  let invoices: [String]
  let orders: [String]

  var body: some View {
    List {
      ForEach(orders, id: \.self) { Text($0) }
      LedgerInvoiceSection(invoices: invoices)
    }
  }
}

private struct LedgerInvoiceSection: View {
  let invoices: [String]

  var body: some View {
    Section(header: InvoiceHeader()) {
      ForEach(invoices, id: \.self) { invoice in
        Text(invoice)
      }
    }
  }
}
