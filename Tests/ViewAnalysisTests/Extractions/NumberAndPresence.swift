import SwiftUI

struct BasketView: View {
  let openOrders: [String]
  let title: String

  var body: some View {
    VStack {
      Text(title)
      ForEach(openOrders, id: \.self) { Text($0) }
      «»HStack {
        if !openOrders.isEmpty {
          Text("\(openOrders.count) open")
        }
        Text(openOrders.isEmpty ? "Nothing" : "Something")
      }
    }
  }
}
