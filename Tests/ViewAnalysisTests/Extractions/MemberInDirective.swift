import SwiftUI

struct Station {
  let title: String
  #if DEBUG
    let isSlow: Bool
  #endif
}

struct StationView: View {
  let station: Station

  var body: some View {
    VStack {
      Text(station.title)
      «»HStack {
        Text("Station")
        Text("State")
        #if DEBUG
          if station.isSlow { Text("Slow") }
        #endif
      }
    }
  }
}
