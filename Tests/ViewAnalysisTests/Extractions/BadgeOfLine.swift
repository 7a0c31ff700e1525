import SwiftUI

struct OrderCard: View {
  let category: String

  var body: some View {
    HStack {
      Text("Order")
      «»HStack {
        Image(systemName: "tag")
        Text(category)
      }
      .background(Capsule().fill(.blue))
    }
  }
}
