import SwiftUI

struct OrderView: View {
  let name: String
  let price: Int

  var body: some View {
    VStack {
      OrderHeader(name: name, price: price)
      footer
    }
  }

  // MARK: - Pieces

  private var footer: some View {
    Text("Thank you")
  }
}

// MARK: - Header

// The name comes first.

private struct OrderHeader: View {
  let name: String
  let price: Int

  var body: some View {
    HStack {
      Text(name)
      priceLabel
    }
  }

  private var priceLabel: some View {
    Text("\(price)").bold()
  }
}
