import SwiftUI

struct ForecastCard: View {
  let text: String

  var body: some View {
    VStack {
      «»HStack {
        Image(systemName: "exclamationmark.triangle")
        Text("Anomalies")
      }
      Text(text)
      Text("Look closer")
    }
  }
}
