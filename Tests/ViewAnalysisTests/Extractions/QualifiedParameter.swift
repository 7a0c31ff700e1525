import SwiftUI

struct Invoice: View {
  enum Tab { case savings, spending }

  let kind: Tab
  let address: String

  var body: some View {
    VStack {
      code(for: kind)
      Divider()
    }
  }

  private func «»code(for tab: Tab) -> some View {
    VStack {
      Text(tabText(for: tab))
      Text("Code")
    }
  }

  private func tabText(for tab: Tab) -> String {
    switch tab {
    case .savings: "Savings"
    case .spending: "Spending"
    }
  }

  var footer: some View { Text(address) }
}
