import SwiftUI

struct PriceTable: View {
  let net: Double
  let tax: Double

  var body: some View {
    VStack {
      «HStack {
        Text("Net")
        Text(net, format: .number)
      }»
      HStack {
        // What the state takes.
        Text("Tax")
        Text(tax, format: .number)
      }
    }
  }
}
