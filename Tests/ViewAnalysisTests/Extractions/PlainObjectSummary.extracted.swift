import SwiftUI

final class QuotaModel: ObservableObject {
  @Published var letters = 3
  @Published var parcels = 1
  func buyMore() {}
}

struct QuotaBanner: View {
  let model: QuotaModel

  var body: some View {
    HStack {
      Image(systemName: "envelope")
      QuotaBannerRemainingTodayView(summary: summary)
      Button("More") { model.buyMore() }
    }
  }

  private var summary: String {
    let letters = model.letters
    return "\(letters) \(letters == 1 ? "letter" : "letters"), \(model.parcels) parcels"
  }
}

private struct QuotaBannerRemainingTodayView: View {
  let summary: String

  var body: some View {
    VStack {
      Text("Remaining today")
      Text(summary)
    }
  }
}
