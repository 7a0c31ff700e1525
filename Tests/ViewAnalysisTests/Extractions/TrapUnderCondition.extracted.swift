import SwiftUI
struct Cart {
  var items: [String]
  var first: String { items[0] }
  var longestName: String { items.max()! }
}
struct CartView: View {
  let isReady: Bool
  private var cart: Cart { Cart(items: []) }
  var body: some View {
    VStack {
      Text("Cart")
      Text(cart.items.first ?? "")
      CartRow(isReady: isReady, cart: cart)
    }
  }
}

private struct CartRow: View {
  let isReady: Bool
  let cart: Cart

  var body: some View {
    HStack {
      if isReady {
        Text(cart.longestName)
        Text("x")
      }
      Text("y")
    }
  }
}
