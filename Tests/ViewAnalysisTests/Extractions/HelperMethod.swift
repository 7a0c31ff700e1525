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
        row(for: item, at: 1) {
          selection = item.id
        }
      }
      row(for: items[0], at: 2, isBold: true, action: select)
      Text("\(selection)")
    }
  }

  private func «»row(
    for item: Item, at index: Int, isBold: Bool = false, action: @escaping () -> Void
  ) -> some View {
    HStack {
      Text("\(index)")
      Text(item.name + unit).bold(isBold)
      Button("Select", action: action)
      if selection == item.id { Image(systemName: "checkmark") }
    }
  }

  private func select() { selection = 1 }
}
