import SwiftUI

struct OrderView: View {
  let price: Int
  let count: Int

  var body: some View {
    VStack {
      sumDetailsSection
      Text("Thank you")
    }
  }

  // MARK: - Sum Details

  private var sum: Int { price * count }

  /// What the order costs.
  private var «»sumDetailsSection: some View {
    HStack {
      Text("Order")
      Text("\(sum)")
    }
  }

  // MARK: - Others

  private var other: Int { 1 }
}
