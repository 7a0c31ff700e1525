import SwiftUI

struct ParcelView: View {
  let parcel: Parcel

  var body: some View {
    VStack {
      if case .sent(let date, let stops) = parcel.state {
        ParcelStopsView(date: date, stops: stops)
      }
    }
  }
}

private struct ParcelStopsView: View {
  let date: Date
  let stops: [Stop]

  var body: some View {
    VStack {
      Text(date, style: .date)
      ForEach(stops) { stop in
        Text(stop.town)
      }
    }
  }
}
