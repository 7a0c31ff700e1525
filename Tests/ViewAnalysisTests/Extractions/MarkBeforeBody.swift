import SwiftUI

struct LedgerView: View {
  let amounts: [Double]
  let title: String

  // MARK: - Sums

  private var total: Double { amounts.reduce(0, +) }

  /// What is above zero.
  private var income: Double { amounts.filter { $0 > 0 }.reduce(0, +) }

  var body: some View {
    VStack {
      Text(title)
      summary
      Text("\(amounts.count)")
    }
  }

  // MARK: - Parts

  private var «»summary: some View {
    VStack {
      Text("\(total)")
      ForEach(amounts, id: \.self) { amount in
        Text("\(amount / income)")
      }
    }
  }

  private var footer: some View {
    Text(title)
  }
}
