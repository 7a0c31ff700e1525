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
      CartRow(model: model)
    }
  }
}

private struct CartRow: View {
  @EnvironmentObject private var history: CartModel
  let model: CartModel

  var body: some View {
    HStack {
      Button("Submit", action: model.submit)
        .onAppear { model.clear() }
      ForEach(Array([1, 2].enumerated()), id: \.offset) { index, number in
        Button("Set") {
          model.clear()
          history.total = index + number
        }
      }
    }
  }
}
