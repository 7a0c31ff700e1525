import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      OrderInfoLabel(name: name)
      footer
    }
  }

  private var footer: some View {
    Text("Thank you")
  }
}

// MARK: - Info Label (all orders)

private struct OrderInfoLabel: View {
  let name: String

  var body: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }
}
