import SwiftUI

struct PassengerList: View {
  let firstPassenger: String
  let secondPassenger: String
  let conductorName: String

  var body: some View {
    VStack {
      TravellerRow(name: firstPassenger, isFirstInTheCarriage: true, conductorName: conductorName)
      TravellerRow(name: secondPassenger, isFirstInTheCarriage: false, conductorName: conductorName)
    }
  }
}

private struct TravellerRow: View {
  let name: String
  let isFirstInTheCarriage: Bool
  let conductorName: String

  var body: some View {
    HStack {
      Text(name)
      Text(conductorName)
      if isFirstInTheCarriage { Image(systemName: "star") }
    }
  }
}
