import SwiftUI

struct DepotView: View {
  let isFull: Bool
  let count: Int

  var body: some View {
    VStack {
      Text("Depot")
      «if isFull {
        VStack {
          Image(systemName: "shippingbox")
          Text("Nothing more fits in")
        }
      } else {
        HStack {
          Text("\(count)")
          Button("Add") {}
        }
      }»
    }
  }
}
