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

private struct OrderHeader: View {
  let name: String

  var body: some View {
    HStack {
      Text("Order")
      Text(name)
    }
  }
}
