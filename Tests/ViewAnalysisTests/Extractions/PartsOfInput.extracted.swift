import SwiftUI

struct Ship {
  let name: String
  let flag: String
  let length: Int
  let width: Int
  let crew: Int
  let port: String
  let year: Int
  let owner: String
}

struct ShipView: View {
  let ship: Ship

  var body: some View {
    VStack {
      ShipTitle(ship: ship)
      Text(ship.owner)
    }
  }
}

private struct ShipTitle: View {
  let ship: Ship

  var body: some View {
    HStack {
      Image(systemName: ship.flag)
      Text(ship.name)
    }
  }
}
