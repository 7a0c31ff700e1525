import SwiftUI

struct OrderView: View {
  let names: [String]
  let currency: String

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        row(name, amount: 1, isLast: name == names.last)
      }
    }
  }

  /// A line of the order.
  ///
  /// It has a divider below.
  ///
  /// - Parameters:
  ///   - title: the article's name,
  ///     as the shop has it
  ///   - count: How many of it.
  /// - Parameter isLast: Whether it needs no divider.
  ///
  /// - Note: The shop decides about the currency.
  /// - Returns: A view with the article's name
  /// and how many there are.
  private func «»row(_ title: String, amount count: Int, isLast: Bool) -> some View {
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
