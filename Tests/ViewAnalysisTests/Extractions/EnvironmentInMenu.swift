import SwiftUI

final class Basket: ObservableObject {
  @Published var count = 0
}

struct ProductView: View {
  @EnvironmentObject private var basket: Basket
  let name: String

  var body: some View {
    Text(name)
      .contextMenu {
        «»VStack {
          Text(name)
          Text("\(basket.count)")
        }
      }
  }
}
