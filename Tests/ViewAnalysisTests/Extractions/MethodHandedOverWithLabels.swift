import SwiftUI

struct OrdersView: View {
  @State private var orders = ["Lamp", "Chair"]
  @State private var log: [String] = []

  var body: some View {
    VStack {
      list
      Text(log.joined())
      Button("Log all") { orders.forEach(note(order:)) }
    }
  }

  private var «»list: some View {
    VStack {
      Text("Orders")
      ForEach(orders, id: \.self) { order in
        Button(order) { note(order: order) }
      }
      Button("Log these") { self.orders.forEach(self.note(order:)) }
    }
  }

  private func note(order: String) {
    log.append(order)
  }
}
