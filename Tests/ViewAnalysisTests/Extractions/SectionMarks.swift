import SwiftUI

struct OrderView: View {
  let name: String
  let price: Int

  var body: some View {
    VStack {
      header
      footer
    }
  }

  // MARK: - Header

  // The name comes first.

  private var «»header: some View {
    HStack {
      Text(name)
      priceLabel
    }
  }

  // MARK: - Pieces

  private var priceLabel: some View {
    Text("\(price)").bold()
  }

  private var footer: some View {
    Text("Thank you")
  }
}
