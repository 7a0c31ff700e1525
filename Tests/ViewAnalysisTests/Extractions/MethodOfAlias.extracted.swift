import SwiftUI

typealias Amounts = [String: Double]

/// An alias of a dictionary is a value, too.
struct AmountsView: View {
  let scale: Double
  let amounts: Amounts

  var body: some View {
    VStack {
      AmountsScaledView(scaled: computeScaled())
      Text("\(computeScaled().count)")
    }
  }

  private func computeScaled() -> Amounts {
    amounts.mapValues { $0 * scale }
  }
}

private struct AmountsScaledView: View {
  let scaled: Amounts

  var body: some View {
    VStack {
      Text("Amounts")
      Text(String(describing: scaled))
      Divider()
    }
  }
}
