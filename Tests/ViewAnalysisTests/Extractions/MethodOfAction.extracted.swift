import SwiftUI

final class Shop: ObservableObject {
  @Published var isBusy = false
  func buy(_ token: String, for name: String) -> Bool { true }
}

/// A method that would need more than the button takes of it stays, and so do the values.
struct PaywallView: View {
  @ObservedObject var shop: Shop
  let token: String
  let price: String
  @State private var failure: String?
  @State private var name = ""

  private var title: String { shop.isBusy ? "Please wait" : price }
  private var isDisabled: Bool { shop.isBusy || token.isEmpty }

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text(failure ?? price)
      PaywallSubscribeButton(title: title, isDisabled: isDisabled, onSubscribe: subscribe)
      Text(shop.isBusy ? token : "")
    }
  }

  private func subscribe() {
    if !shop.buy(token, for: name) { failure = "Not bought" }
  }
}

private struct PaywallSubscribeButton: View {
  let title: String
  let isDisabled: Bool
  let onSubscribe: () -> Void

  var body: some View {
    Button(action: onSubscribe) {
      Text(title)
        .padding()
    }
    .disabled(isDisabled)
  }
}
