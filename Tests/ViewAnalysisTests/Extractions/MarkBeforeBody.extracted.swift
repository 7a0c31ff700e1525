import SwiftUI

struct LedgerView: View {
  let amounts: [Double]
  let title: String

  var body: some View {
    VStack {
      Text(title)
      LedgerSummary(amounts: amounts)
      Text("\(amounts.count)")
    }
  }

  // MARK: - Parts

  private var footer: some View {
    Text(title)
  }
}

private struct LedgerSummary: View {
  let amounts: [Double]

  var body: some View {
    VStack {
      Text("\(total)")
      ForEach(amounts, id: \.self) { amount in
        Text("\(amount / income)")
      }
    }
  }

  // MARK: - Sums

  private var total: Double { amounts.reduce(0, +) }

  /// What is above zero.
  private var income: Double { amounts.filter { $0 > 0 }.reduce(0, +) }
}
