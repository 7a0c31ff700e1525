import SwiftUI

struct OrderView: View {
  let name: String
  let isPaid: Bool

  var body: some View {
    VStack {
      OrderBadge(name: name)
      Text("Thank you").foregroundStyle(color(of: name))
    }
  }

  private func color(of name: String) -> Color {
    name.isEmpty ? .red : .blue
  }
}

// MARK: Badge look choice

private struct OrderBadge: View {
  let name: String

  var body: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }
}
