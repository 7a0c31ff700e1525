// not: `balance` of `Checkout` may change without being published: the new view would miss that.
import SwiftUI

final class Checkout: ObservableObject {
  @Published var isOpen = false
  @Published var isPaid = false
  var balance = 0
  var currency: String

  init(currency: String) { self.currency = currency }

  func load() { balance = 5 }
}

struct CheckoutView: View {
  @ObservedObject var checkout: Checkout
  @State private var hasFee = false

  var body: some View {
    VStack {
      Toggle("Fee", isOn: $hasFee)
      if hasFee { Text("Fee") }
      summary
    }
  }

  private var «»summary: some View {
    VStack {
      Text(checkout.isOpen ? "Open" : "Closed")
      Text(checkout.isPaid ? "Paid" : "Not paid")
      Text("\(checkout.balance)")
      Text(checkout.currency)
    }
  }
}
