import SwiftUI

struct Offer: View {
  let price: Int

  var body: some View {
    VStack {
      PriceTag(price: price)
      Text(PriceTag.rounded(price))
    }
  }
}
