import SwiftUI

final class CartModel: ObservableObject {
  @Published var total = 0
  func submit() {}
  func clear() {}
}

struct CartView: View {
  @ObservedObject var model: CartModel
  @EnvironmentObject var history: CartModel

  var body: some View {
    VStack {
      Text("\(model.total) \(history.total)")
      CartButtons(model: model, history: history)
    }
  }
}

private struct CartButtons: View {
  let model: CartModel
  let history: CartModel

  var body: some View {
    HStack {
      Button("Submit", action: model.submit)
      Button("Clear") {
        model.clear()
        history.total = 0
      }
    }
  }
}
