import SwiftUI

struct BalanceView: View {
  let amount: String

  var body: some View {
    VStack {
      Text("Balance")
      HStack {
        «Text("Amount")
        Text(amount)»
      }
      .lineLimit(1)
    }
  }
}
