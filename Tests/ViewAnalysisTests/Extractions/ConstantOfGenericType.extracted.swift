import SwiftUI

private let wood = Color(red: 0.5, green: 0.3, blue: 0.1)

struct ShelfView<Item: Identifiable>: View {
  let items: [Item]

  var body: some View {
    VStack {
      ShelfText()
      Text("\(items.count)").foregroundStyle(wood)
    }
  }
}

private struct ShelfText: View {
  var body: some View {
    HStack {
      Text("Shelf").foregroundStyle(wood)
      Text("Board")
    }
    Divider()
  }
}
