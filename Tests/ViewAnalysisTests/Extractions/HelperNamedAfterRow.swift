import SwiftUI

struct PriceTagView: View {
  let price: Int

  var body: some View {
    Text("\(price)")
      .padding()
  }
}

struct OfferView: View {
  let price: Int
  let reducedPrice: Int

  var body: some View {
    VStack {
      Text("Today")
      priceTagView
    }
  }

  private var «»priceTagView: some View {
    HStack {
      PriceTagView(price: price)
      Spacer()
      PriceTagView(price: reducedPrice)
    }
  }
}
