import SwiftUI

final class Basket: ObservableObject {
  @Published var count = 0
  @Published var isOpen = false
  func note(for name: String) -> String { "\(name): \(count)" }
}

struct BasketView: View {
  @ObservedObject var basket: Basket
  let name: String

  var body: some View {
    VStack {
      Text(basket.isOpen ? "Open" : "Closed")
      header
    }
  }

  @ViewBuilder private var header: some View {
    let note: String = basket.note(for: name)
    «»HStack {
      Image(systemName: "basket")
      Text(note)
      Text(name)
    }
    Divider()
  }
}
