import SwiftUI

struct Invoice: View {
  enum Tab { case savings, spending }

  let kind: Tab
  let address: String

  var body: some View {
    VStack {
      InvoiceCode(tab: kind)
      Divider()
    }
  }

  var footer: some View { Text(address) }
}

private struct InvoiceCode: View {
  let tab: Invoice.Tab

  var body: some View {
    VStack {
      Text(tabText)
      Text("Code")
    }
  }

  private var tabText: String {
    switch tab {
    case .savings: "Savings"
    case .spending: "Spending"
    }
  }
}
