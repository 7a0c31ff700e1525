import SwiftUI

final class Checkout: ObservableObject {
  @Published var isOpen = false
  @Published var isPaid = false
  @Published var count = 0
  var rate = 1.0

  func load() { rate = 2 }
}

struct CheckoutView: View {
  @ObservedObject var checkout: Checkout

  var body: some View {
    VStack {
      Text("Checkout")
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
