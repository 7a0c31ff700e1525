import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      header
      Text("Thank you")
    }
  }
}

// MARK: - Header

extension OrderView {
  private var «»header: some View {
    HStack {
      Text("Order")
      nameLabel
    }
  }
}

// MARK: - Labels

extension OrderView {
  // Bold.
  private var nameLabel: some View {
    Text(name).bold()
  }
}
