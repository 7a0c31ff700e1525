import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      orderInfoRow
      totalInfoRow
    }
  }

  // MARK: - Info Row

  private var «»orderInfoRow: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }

  private var totalInfoRow: some View {
    Text("Thank you")
  }
}
