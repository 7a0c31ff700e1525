import SwiftUI

struct RainChartView: View {
  let unit: String
  let place: String?

  var body: some View {
    VStack {
      RainChartHeader(unit: unit, place: place)
      Image(systemName: "cloud.rain")
    }
  }
}

private struct RainChartHeader: View {
  let unit: String
  let place: String?

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(unit) of rain")
        .font(.headline)
      if let place {
        Text(place)
          .font(.caption)
      }
    }
  }
}
