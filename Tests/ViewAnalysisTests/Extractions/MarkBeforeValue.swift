import SwiftUI

struct OrderView: View {
  let price: Int

  var body: some View {
    VStack {
      sumDetailsSection
      Text("Thank you")
    }
  }

  // MARK: - Sum Details

  private var sum: Int { price * 2 }

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
