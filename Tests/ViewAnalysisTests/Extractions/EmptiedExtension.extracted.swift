import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      OrderHeader(name: name)
      Text("Thank you")
    }
  }
}

// MARK: - Header

private struct OrderHeader: View {
  let name: String

  var body: some View {
    HStack {
      Text("Order")
      nameLabel
    }
  }

  // MARK: - Labels

  // Bold.
  private var nameLabel: some View {
    Text(name).bold()
  }
}
