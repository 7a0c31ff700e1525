import SwiftUI

struct Totals: Hashable {
  var price: Double
  var tax: Double
}

struct CartView: View {
  let totals: Totals

  var body: some View {
    VStack {
      Text("Größe und Preis")
      Text("\(totals.tax)")
      CartTotalsRow(totals: totals)
    }
  }
}

private struct CartTotalsRow: View {
  let totals: Totals

  var body: some View {
    HStack {
      Text("Gesamt")
      Spacer()
      Text(format(totals))
    }
    .padding()
  }
}

func format(_ totals: Totals) -> String { "\(totals.price + totals.tax)" }
