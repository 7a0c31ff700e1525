import SwiftUI

struct BusView: View {
  let line: String
  let stops: [String]

  var body: some View {
    VStack {
      Text(self.line)
      self.stopsView
    }
  }

  private var «»stopsView: some View {
    VStack {
      Text("Stops")
      ForEach(self.stops, id: \.self) { Text($0) }
    }
  }
}
