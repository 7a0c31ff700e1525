import SwiftUI

struct PassengerList: View {
  let firstPassenger: String
  let secondPassenger: String
  let conductorName: String

  var body: some View {
    VStack {
      travellerRow(firstPassenger, isFirstInTheCarriage: true)
      travellerRow(secondPassenger, isFirstInTheCarriage: false)
    }
  }

  private func «»travellerRow(_ name: String, isFirstInTheCarriage: Bool) -> some View {
    HStack {
      Text(name)
      Text(conductorName)
      if isFirstInTheCarriage { Image(systemName: "star") }
    }
  }
}
