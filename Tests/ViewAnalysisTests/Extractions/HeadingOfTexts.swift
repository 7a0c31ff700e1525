import SwiftUI

struct RainChartView: View {
  let unit: String
  let place: String?

  var body: some View {
    VStack {
      «VStack(alignment: .leading) {
        Text("\(unit) of rain")
          .font(.headline)
        if let place {
          Text(place)
            .font(.caption)
        }
      }»
      Image(systemName: "cloud.rain")
    }
  }
}
