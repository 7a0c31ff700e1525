import SwiftUI

struct OrdersView: View {
  @State private var orders = ["Lamp", "Chair"]
  @State private var log: [String] = []

  var body: some View {
    VStack {
      OrdersList(orders: orders, onNote: note)
      Text(log.joined())
      Button("Log all") { orders.forEach(note(order:)) }
    }
  }

  private func note(order: String) {
    log.append(order)
  }
}

private struct OrdersList: View {
  let orders: [String]
  let onNote: (String) -> Void

  var body: some View {
    VStack {
      Text("Orders")
      ForEach(orders, id: \.self) { order in
        Button(order) { onNote(order) }
      }
      Button("Log these") { self.orders.forEach(self.onNote) }
    }
  }
}
