import SwiftUI

struct PassengerList: View {
  let firstPassenger: String
  let secondPassenger: String
  let conductorName: String

  var body: some View {
    VStack {
      TravellerRow(conductorName: conductorName, name: firstPassenger, isFirstInTheCarriage: true)
      TravellerRow(conductorName: conductorName, name: secondPassenger, isFirstInTheCarriage: false)
    }
  }
}

private struct TravellerRow: View {
  let conductorName: String
  let name: String
  let isFirstInTheCarriage: Bool

  var body: some View {
    HStack {
      Text(name)
      Text(conductorName)
      if isFirstInTheCarriage { Image(systemName: "star") }
    }
  }
}
