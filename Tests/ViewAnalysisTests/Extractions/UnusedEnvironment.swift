import SwiftUI

struct PriceList: View {
  @Environment(\.locale) var locale
  let prices: [Int]

  var body: some View {
    VStack {
      header
      Text("\(prices.count)")
    }
  }

  private var «»header: some View {
    HStack {
      Text("Prices")
      Text(locale.identifier)
    }
  }
}
