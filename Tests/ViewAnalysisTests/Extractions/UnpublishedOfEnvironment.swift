// not: `balance` of `Checkout` may change without being published: the new view would miss that.
import SwiftUI

final class Checkout: ObservableObject {
  @Published var isOpen = false
  @Published var isPaid = false
  @Published var count = 0
  @Published var title = ""
  var balance = 0

  func load() { balance = 5 }
}

struct CheckoutView: View {
  @EnvironmentObject private var checkout: Checkout
  let hasFee: Bool

  var body: some View {
    VStack {
      if hasFee { Text("Fee") }
      summary
    }
  }

  private var «»summary: some View {
    VStack {
      Text(checkout.title)
      Text(checkout.isOpen ? "Open" : "Closed")
      Text(checkout.isPaid ? "Paid" : "Not paid")
      ForEach(0..<checkout.count, id: \.self) { _ in
        Text("\(checkout.balance)")
      }
    }
  }
}
