import SwiftUI

struct DeparturesView: View {
  let stationName: String
  let platformNumber: Int
  let isDelayedByWeather: Bool

  var body: some View {
    VStack {
      Text("Departures")
      ScrollView { departures }
      Text(stationName)
    }
  }

  private var «»departures: some View {
    HStack {
      Text(stationName)
      Text("\(platformNumber)")
      if isDelayedByWeather { Image(systemName: "cloud") }
    }
  }
}
