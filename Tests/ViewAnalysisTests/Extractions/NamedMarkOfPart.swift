import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      orderDetailTitle
      footer
    }
  }

  // MARK: - Detail Title

  /// The order's name.
  private var «»orderDetailTitle: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }

  private var footer: some View {
    Text("Thank you")
  }
}
