import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    VStack {
      OrderHeader(name: name)
      footer
    }
  }

  private var footer: some View {
    Text("Thank you")
  }
}

// MARK: - Header

private struct OrderHeader: View {
  let name: String

  var body: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }
}
