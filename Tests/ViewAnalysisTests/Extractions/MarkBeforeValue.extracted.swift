import SwiftUI

struct OrderView: View {
  let price: Int
  let count: Int

  var body: some View {
    VStack {
      SumDetailsSection(price: price, count: count)
      Text("Thank you")
    }
  }

  // MARK: - Others

  private var other: Int { 1 }
}

// MARK: - Sum Details

/// What the order costs.
private struct SumDetailsSection: View {
  let price: Int
  let count: Int

  var body: some View {
    HStack {
      Text("Order")
      Text("\(sum)")
    }
  }

  private var sum: Int { price * count }
}
