import SwiftUI

struct Order: Identifiable {
  let id: Int
  var name: String
}

struct OrderList: View {
  let orders: [Order]
  let onAction: (Order) -> Void

  var body: some View {
    List(orders) { order in
      Button(order.name) { onAction(order) }
    }
  }
}

/// A method that is only handed on is called what the views that get it call it.
struct BoardView: View {
  let open: [Order]
  let closed: [Order]
  @State private var last: Order?

  var body: some View {
    VStack {
      Text(last?.name ?? "None")
      «»HStack {
        OrderList(orders: open, onAction: handle)
        Divider()
        OrderList(orders: closed, onAction: handle)
      }
      Button("First") { open.first.map(handle) }
    }
  }

  private func handle(_ order: Order) {
    last = order
  }
}
