import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      OrderHeader(name: name)
      footer
    }
  }

  // MARK: - Pieces

  private var footer: some View {
    Text("Thank you")
  }
}

/// The name.
private struct OrderHeader: View {
  let name: String

  var body: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }
}
