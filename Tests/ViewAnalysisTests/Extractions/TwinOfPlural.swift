import SwiftUI

struct OrderView: View {
  let changedItemsCount: Int

  var body: some View {
    VStack {
      Text("Order")
      «»HStack {
        Image(systemName: "checkmark")
        Text("\(changedItemsCount) items")
        Spacer()
      }
      ChangedItemRow(name: "Pen")
    }
  }
}

struct ChangedItemRow: View {
  let name: String

  var body: some View {
    Text(name)
  }
}
