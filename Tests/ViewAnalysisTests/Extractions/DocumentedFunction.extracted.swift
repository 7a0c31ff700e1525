import SwiftUI

struct OrderView: View {
  let names: [String]
  let currency: String

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        OrderRow(title: name, count: 1, isLast: name == names.last, currency: currency)
      }
    }
  }
}

/// A line of the order.
///
/// It has a divider below.
///
/// - Note: The shop decides about the currency.
private struct OrderRow: View {
  /// The article's name,
  /// as the shop has it
  let title: String
  /// How many of it.
  let count: Int
  /// Whether it needs no divider.
  let isLast: Bool
  let currency: String

  var body: some View {
    VStack {
      HStack {
        Text(title)
        Text("\(count)")
        Text(currency)
      }
      if !isLast {
        Divider()
      }
    }
  }
}
