import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
}

struct InventoryView: View {
  let items: [Item]
  let unit: String
  @State private var selection = 0

  var body: some View {
    VStack {
      ForEach(items) { item in
        InventoryRow(item: item, index: 1, unit: unit, selection: selection) {
          selection = item.id
        }
      }
      InventoryRow(
        item: items[0],
        index: 2,
        isBold: true,
        unit: unit,
        selection: selection,
        action: select
      )
      Text("\(selection)")
    }
  }

  private func select() { selection = 1 }
}

private struct InventoryRow: View {
  let item: Item
  let index: Int
  var isBold: Bool = false
  let unit: String
  let selection: Int
  let action: () -> Void

  var body: some View {
    HStack {
      Text("\(index)")
      Text(item.name + unit).bold(isBold)
      Button("Select", action: action)
      if selection == item.id { Image(systemName: "checkmark") }
    }
  }
}
