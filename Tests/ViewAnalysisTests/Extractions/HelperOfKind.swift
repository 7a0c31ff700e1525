import SwiftUI

struct PaymentsView: View {
  let amount: Int

  var body: some View {
    HStack {
      iconViewForPaymentKind()
      Text("\(amount)")
    }
  }

  private func «»iconViewForPaymentKind() -> some View {
    VStack {
      Image(systemName: "circle")
      Text(amount > 0 ? "In" : "Out")
    }
  }
}
