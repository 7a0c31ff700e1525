import SwiftUI

struct BasketView: View {
  let openOrders: [String]
  let title: String

  var body: some View {
    VStack {
      Text(title)
      ForEach(openOrders, id: \.self) { Text($0) }
      BasketOpenOrdersRow(openOrderCount: openOrders.count)
    }
  }
}

private struct BasketOpenOrdersRow: View {
  let openOrderCount: Int

  var body: some View {
    HStack {
      if openOrderCount > 0 {
        Text("\(openOrderCount) open")
      }
      Text(openOrderCount == 0 ? "Nothing" : "Something")
    }
  }
}
