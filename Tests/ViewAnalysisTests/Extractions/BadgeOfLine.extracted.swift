import SwiftUI

struct OrderCard: View {
  let category: String

  var body: some View {
    HStack {
      Text("Order")
      OrderCardCategoryBadge(category: category)
    }
  }
}

private struct OrderCardCategoryBadge: View {
  let category: String

  var body: some View {
    HStack {
      Image(systemName: "tag")
      Text(category)
    }
    .background(Capsule().fill(.blue))
  }
}
