import SwiftUI

struct OrderView: View {
  let name: String

  var body: some View {
    ScrollView {
      OrderThankYouView(name: name)
    }
  }
}

private struct OrderThankYouView: View {
  let name: String

  var body: some View {
    VStack {
      header
      Text("Thank you")
    }
  }

  private var header: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }
}

// MARK: - Orders

struct Order {
  var name = ""
}
