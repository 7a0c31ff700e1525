import SwiftUI

struct ParcelView: View {
  let parcel: Parcel

  var body: some View {
    VStack {
      if case .sent(let date, let stops) = parcel.state {
        «»VStack {
          Text(date, style: .date)
          ForEach(stops) { stop in
            Text(stop.town)
          }
        }
      }
    }
  }
}
