import SwiftUI

struct OrderView: View {
  let changedItemsCount: Int

  var body: some View {
    VStack {
      Text("Order")
      ChangedItemsCount(changedItemsCount: changedItemsCount)
      ChangedItemRow(name: "Pen")
    }
  }
}

private struct ChangedItemsCount: View {
  let changedItemsCount: Int

  var body: some View {
    HStack {
      Image(systemName: "checkmark")
      Text("\(changedItemsCount) items")
      Spacer()
    }
  }
}

struct ChangedItemRow: View {
  let name: String

  var body: some View {
    Text(name)
  }
}
