import SwiftUI

final class Checkout: ObservableObject {
  @Published var isOpen = false
  @Published var isPaid = false
  @Published var count = 0
  var rate: Double

  init(rate: Double) { self.rate = rate }
}

struct CheckoutView: View {
  @ObservedObject var checkout: Checkout
  let hasFee: Bool

  var body: some View {
    VStack {
      if hasFee { Text("Fee") }
      summary
    }
  }

  private var «»summary: some View {
    VStack {
      Text(checkout.isOpen ? "Open" : "Closed")
      Text(checkout.isPaid ? "Paid" : "Not paid")
      Text("\(checkout.count)")
      Text("\(checkout.rate)")
    }
  }
}
