import SwiftUI

struct OrderView: View {
  let name: String
  let isPaid: Bool

  var body: some View {
    VStack {
      badge
      Text("Thank you").foregroundStyle(color(of: name))
    }
  }

  // MARK: Badge look choice

  private var «»badge: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }

  private func color(of name: String) -> Color {
    name.isEmpty ? .red : .blue
  }
}
