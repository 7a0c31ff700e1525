import SwiftUI

final class Checkout: ObservableObject {
  @Published var isOpen = false
  @Published var isPaid = false
  @Published var count = 0
  var rate = 1.0 {
    willSet { objectWillChange.send() }
  }

  func load() { rate = 2 }
}

struct CheckoutView: View {
  @ObservedObject var checkout: Checkout
  let hasFee: Bool

  var body: some View {
    VStack {
      if hasFee { Text("Fee") }
      CheckoutSummary(checkout: checkout)
    }
  }
}

private struct CheckoutSummary: View {
  @ObservedObject var checkout: Checkout

  var body: some View {
    VStack {
      Text(checkout.isOpen ? "Open" : "Closed")
      Text(checkout.isPaid ? "Paid" : "Not paid")
      Text("\(checkout.count)")
      Text("\(checkout.rate)")
    }
  }
}
