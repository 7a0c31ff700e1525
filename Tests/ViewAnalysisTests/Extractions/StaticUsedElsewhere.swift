import SwiftUI

struct PriceTag: View {
  let price: Int

  var body: some View {
    VStack {
      Text("Price")
      amount
    }
  }

  private var «»amount: some View {
    HStack {
      Text("Amount")
      Text(Self.format(price))
      Text(Self.rounded(price))
      Text(Self.plain(price))
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

struct Bill {
  typealias Tag = PriceTag

  let total: Int

  var text: String { PriceTag.format(total) + Tag.plain(total) }
}
