import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      OrderInfoRow(name: name)
      totalInfoRow
    }
  }

  // MARK: - Info Row

  private var totalInfoRow: some View {
    Text("Thank you")
  }
}

private struct OrderInfoRow: View {
  let name: String

  var body: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }
}
