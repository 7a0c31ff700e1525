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
      BoardOrderLists(open: open, closed: closed, onAction: handle)
      Button("First") { open.first.map(handle) }
    }
  }

  private func handle(_ order: Order) {
    last = order
  }
}

private struct BoardOrderLists: View {
  let open: [Order]
  let closed: [Order]
  let onAction: (Order) -> Void

  var body: some View {
    HStack {
      OrderList(orders: open, onAction: onAction)
      Divider()
      OrderList(orders: closed, onAction: onAction)
    }
  }
}
