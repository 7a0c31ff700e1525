import SwiftUI

struct CartView: View {
  let prices: [Double]
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name)
      }
      CartFooter(total: total, names: names)
    }
  }

  private var total: Double { prices.reduce(0, +) }
}

private struct CartFooter: View {
  let total: Double
  let names: [String]

  var body: some View {
    HStack {
      Text("Total")
      Text("\(total)")
      Text(names.joined())
    }
  }
}
