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

// MARK: - Private extensions

extension OrderView {
  private var «»header: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }
}
