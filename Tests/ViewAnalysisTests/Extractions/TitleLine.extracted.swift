import SwiftUI

struct ForecastCard: View {
  let text: String

  var body: some View {
    VStack {
      ForecastCardAnomaliesHeader()
      Text(text)
      Text("Look closer")
    }
  }
}

private struct ForecastCardAnomaliesHeader: View {
  var body: some View {
    HStack {
      Image(systemName: "exclamationmark.triangle")
      Text("Anomalies")
    }
  }
}
