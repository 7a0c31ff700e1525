import SwiftUI

struct CartView: View {
  let prices: [Double]
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name)
      }
      footer
    }
  }

  private var «»footer: some View {
    HStack {
      Text("Total")
      Text("\(total)")
      Text(names.joined())
    }
  }

  private var total: Double { prices.reduce(0, +) }
}
