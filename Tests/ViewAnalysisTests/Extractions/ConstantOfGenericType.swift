import SwiftUI

struct ShelfView<Item: Identifiable>: View {
  let items: [Item]
  private let wood = Color(red: 0.5, green: 0.3, blue: 0.1)

  var body: some View {
    VStack {
      «HStack {
        Text("Shelf").foregroundStyle(wood)
        Text("Board")
      }
      Divider()»
      Text("\(items.count)").foregroundStyle(wood)
    }
  }
}
