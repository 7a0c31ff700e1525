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
      RateRow(onChooseRate: chooseRate, onShowDetail: { model.isDetailShown.toggle() })
      if model.isDetailShown { Text("Detail") }
    }
  }

  private func chooseRate() {
    model.stopLoading()
    model.chooseRate()
  }
}

private struct RateRow: View {
  let onChooseRate: () -> Void
  let onShowDetail: () -> Void

  var body: some View {
    HStack {
      Text("Rate")
      Button {
        onChooseRate()
      } label: {
        Image(systemName: "percent")
      }
      Button {
        onShowDetail()
      } label: {
        Image(systemName: "info")
      }
    }
  }
}
