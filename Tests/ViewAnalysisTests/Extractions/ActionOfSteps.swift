import SwiftUI

final class RateModel: ObservableObject {
  @Published var isLoading = false
  @Published var isDetailShown = false
  func stopLoading() {}
  func chooseRate() {}
}

struct RateView: View {
  @ObservedObject var model: RateModel

  var body: some View {
    VStack {
      Text(model.isLoading ? "Loading" : "Rates")
      «»HStack {
        Text("Rate")
        Button {
          model.stopLoading()
          model.chooseRate()
        } label: {
          Image(systemName: "percent")
        }
        Button {
          model.isDetailShown.toggle()
        } label: {
          Image(systemName: "info")
        }
      }
      if model.isDetailShown { Text("Detail") }
    }
  }
}
