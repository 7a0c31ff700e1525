import SwiftUI

struct PriceList: View {
  let prices: [Int]

  var body: some View {
    VStack {
      PriceListHeader()
      Text("\(prices.count)")
    }
  }
}

private struct PriceListHeader: View {
  @Environment(\.locale) private var locale

  var body: some View {
    HStack {
      Text("Prices")
      Text(locale.identifier)
    }
  }
}
