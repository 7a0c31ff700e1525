import SwiftUI

struct PriceTable: View {
  let net: Double
  let tax: Double

  var body: some View {
    VStack {
      PriceTableNetRow(net: net)
      HStack {
        // What the state takes.
        Text("Tax")
        Text(tax, format: .number)
      }
    }
  }
}

private struct PriceTableNetRow: View {
  let net: Double

  var body: some View {
    HStack {
      Text("Net")
      Text(net, format: .number)
    }
  }
}
