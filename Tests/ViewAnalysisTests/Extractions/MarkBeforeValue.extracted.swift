import SwiftUI

struct OrderView: View {
  let price: Int

  var body: some View {
    VStack {
      SumDetailsSection(price: price)
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

  var body: some View {
    HStack {
      Text("Order")
      Text("\(sum)")
    }
  }

  private var sum: Int { price * 2 }
}
