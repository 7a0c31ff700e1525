import SwiftUI

struct Totals {
  var weight = 0.0
  var price = 0.0
}

struct TotalsView: View {
  let title: String
  let totals: Totals

  var body: some View {
    VStack {
      Text(title)
      Text("\(totals.weight)")
      TotalsNumbersView(totals: totals)
    }
  }
}

private struct TotalsNumbersView: View {
  let totals: Totals

  private let kinds = ["weight", "price"]

  var body: some View {
    HStack {
      ForEach(kinds, id: \.self) { kind in
        Text(text(for: kind))
          .font(.system(size: size))
      }
    }
  }

  private var texts: [String] { kinds.map(text(for:)) }

  private var size: CGFloat { (texts.map(\.count).max() ?? 0) > 4 ? 12 : 18 }

  private func text(for kind: String) -> String {
    kind == "price" ? "\(totals.price)" : "\(totals.weight)"
  }
}
