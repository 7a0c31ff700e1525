import SwiftUI

struct BusView: View {
  let line: String
  let stops: [String]

  var body: some View {
    VStack {
      Text(self.line)
      BusStopsView(stops: self.stops)
    }
  }
}

private struct BusStopsView: View {
  let stops: [String]

  var body: some View {
    VStack {
      Text("Stops")
      ForEach(self.stops, id: \.self) { Text($0) }
    }
  }
}
