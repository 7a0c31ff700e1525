import SwiftUI

struct OrderView: View {
  let order: Order

  var body: some View {
    VStack {
      OrderHeader(orderName: order.name)
      Divider()
    }
  }
}

// MARK: - Header

private struct OrderHeader: View {
  let orderName: String

  var body: some View {
    HStack {
      Text("Order")
      Text(orderName)
    }
  }
}

struct Order {
  var name = ""
  var number = 1
}
