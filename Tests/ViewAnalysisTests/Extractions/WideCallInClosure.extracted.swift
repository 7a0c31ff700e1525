import SwiftUI

struct DeparturesView: View {
  let stationName: String
  let platformNumber: Int
  let isDelayedByWeather: Bool

  var body: some View {
    VStack {
      Text("Departures")
      ScrollView {
        DeparturesContent(
          stationName: stationName,
          platformNumber: platformNumber,
          isDelayedByWeather: isDelayedByWeather
        )
      }
      Text(stationName)
    }
  }
}

private struct DeparturesContent: View {
  let stationName: String
  let platformNumber: Int
  let isDelayedByWeather: Bool

  var body: some View {
    HStack {
      Text(stationName)
      Text("\(platformNumber)")
      if isDelayedByWeather { Image(systemName: "cloud") }
    }
  }
}
