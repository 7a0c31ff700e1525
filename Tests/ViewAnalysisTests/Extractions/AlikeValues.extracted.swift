import SwiftUI

struct RunView: View {
  let speed: String
  let pace: String
  let places: [String]

  var body: some View {
    VStack {
      RunRow(title: "Speed", value: speed, places: places)
      RunRow(title: "Pace", value: self.pace, places: places)
    }
  }
}

private struct RunRow: View {
  let title: LocalizedStringKey
  let value: String
  let places: [String]

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text(value)
      Text(places.joined())
    }
  }
}
