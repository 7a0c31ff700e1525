import SwiftUI

typealias Amounts = [String: Double]

/// An alias of a dictionary is a value, too.
struct AmountsView: View {
  let scale: Double
  let amounts: Amounts

  var body: some View {
    VStack {
      «»VStack {
        Text("Amounts")
        Text(String(describing: computeScaled()))
        Divider()
      }
      Text("\(computeScaled().count)")
    }
  }

  private func computeScaled() -> Amounts {
    amounts.mapValues { $0 * scale }
  }
}
