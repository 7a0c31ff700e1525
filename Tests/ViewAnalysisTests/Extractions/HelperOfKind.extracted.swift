import SwiftUI

struct PaymentsView: View {
  let amount: Int

  var body: some View {
    HStack {
      PaymentKindIcon(amount: amount)
      Text("\(amount)")
    }
  }
}

private struct PaymentKindIcon: View {
  let amount: Int

  var body: some View {
    VStack {
      Image(systemName: "circle")
      Text(amount > 0 ? "In" : "Out")
    }
  }
}
