import SwiftUI

struct BalanceView: View {
  let amount: String

  var body: some View {
    VStack {
      Text("Balance")
      BalanceAmountRow(amount: amount)
    }
  }
}

private struct BalanceAmountRow: View {
  let amount: String

  var body: some View {
    HStack {
      Text("Amount")
      Text(amount)
    }
    .lineLimit(1)
  }
}
