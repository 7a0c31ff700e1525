import SwiftUI

struct OrderView: View {
  let order: Order

  var body: some View {
    VStack {
      header(order)
      Divider()
    }
  }

  // MARK: - Header

  /// - Parameter order: The order.
  /// - Returns: The header.
  private func «»header(_ order: Order) -> some View {
    HStack {
      Text("Order")
      Text(order.name)
    }
  }
}

struct Order {
  var name = ""
  var number = 1
}
