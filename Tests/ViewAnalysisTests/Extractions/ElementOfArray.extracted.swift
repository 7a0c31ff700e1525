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
        LineHeader(stop: stops[index], chosen: chosen)
        Button("Choose") { chosen = index }
      }
    }
  }
}

private struct LineHeader: View {
  let stop: Stop
  let chosen: Int

  var body: some View {
    HStack {
      Text(stop.name)
      if chosen > 0 { Text(stop.time) }
    }
  }
}
