import SwiftUI

struct PriceTag: View {
  let price: Int

  var body: some View {
    VStack {
      Text("Price")
      PriceTagAmountView(price: price)
    }
  }

  static func format(_ price: Int) -> String {
    "\(price) €"
  }

  static func rounded(_ price: Int) -> String {
    "\(price / 10 * 10) €"
  }

  static func plain(_ price: Int) -> String {
    "\(price)"
  }
}

private struct PriceTagAmountView: View {
  let price: Int

  var body: some View {
    HStack {
      Text("Amount")
      Text(PriceTag.format(price))
      Text(PriceTag.rounded(price))
      Text(PriceTag.plain(price))
    }
  }
}

struct Bill {
  typealias Tag = PriceTag

  let total: Int

  var text: String { PriceTag.format(total) + Tag.plain(total) }
}
