import SwiftUI

struct PassengerList: View {
  let firstPassenger: String
  let secondPassenger: String
  let conductorName: String

  var body: some View {
    VStack {
      passengerRow(firstPassenger, isFirstInTheCarriage: true)
      passengerRow(secondPassenger, isFirstInTheCarriage: false)
    }
  }

  private func «»passengerRow(_ name: String, isFirstInTheCarriage: Bool) -> some View {
    HStack {
      Text(name)
      Text(conductorName)
      if isFirstInTheCarriage { Image(systemName: "star") }
    }
  }
}
