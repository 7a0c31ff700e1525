import SwiftUI

enum Trend {
  case rising, falling, stable
}

struct ForecastView: View {
  let name: String
  let trend: Trend

  var body: some View {
    HStack {
      Text(name)
      «»if trend == .rising {
        trendPill("arrow.up")
      } else if trend == .falling {
        trendPill("arrow.down")
      }
    }
  }

  private func trendPill(_ symbol: String) -> some View {
    Image(systemName: symbol)
  }
}
