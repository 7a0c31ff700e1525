import SwiftUI

struct Stop {
  let name: String
  let time: String
}

struct LineView: View {
  let stops: [Stop]
  @State private var chosen = 0

  var body: some View {
    List(stops.indices, id: \.self) { index in
      VStack {
        «»HStack {
          Text(stops[index].name)
          if chosen > 0 { Text(stops[index].time) }
        }
        Button("Choose") { chosen = index }
      }
    }
  }
}
