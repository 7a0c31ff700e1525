import Foundation

struct Parcel {
  enum Origin { case here }

  let state: ParcelState
}

enum ParcelState {
  case packed
  case sent(Date, stops: [Stop])
}

struct Stop: Identifiable {
  let id: Int
  let town: String
}
