import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      OrderDetailTitle(name: name)
      footer
    }
  }

  private var footer: some View {
    Text("Thank you")
  }
}

// MARK: - Detail Title

/// The order's name.
private struct OrderDetailTitle: View {
  let name: String

  var body: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }
}
