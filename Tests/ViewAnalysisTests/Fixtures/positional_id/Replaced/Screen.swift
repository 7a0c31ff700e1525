import SwiftUI

struct RateList: View {
  @ObservedObject var model: Rates

  var body: some View {
    VStack {
      ForEach(Array(model.rates.enumerated()), id: \.offset) { index, rate in  // expect: positional_id
        Text("\(index) \(rate.title)")
      }
      ForEach(Array(model.kept.enumerated()), id: \.offset) { index, rate in  // expect: positional_id
        Text("\(index) \(rate.title)")
      }
    }
  }
}
