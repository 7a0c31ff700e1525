import SwiftUI

struct RunView: View {
  let speed: String
  let pace: String
  let places: [String]

  var body: some View {
    VStack {
      HStack {«»
        Text("Speed")
        Spacer()
        Text(speed)
        Text(places.joined())
      }
      HStack {
        Text("Pace")
        Spacer()
        Text(self.pace)
        Text(places.joined())
      }
    }
  }
}
