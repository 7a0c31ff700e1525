import SwiftUI

final class Basket: ObservableObject {
  @Published var count = 0
}

struct ProductView: View {
  let name: String

  var body: some View {
    Text(name)
      .contextMenu {
        ProductContextMenu(name: name)
      }
  }
}

private struct ProductContextMenu: View {
  @EnvironmentObject private var basket: Basket
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Text("\(basket.count)")
    }
  }
}
