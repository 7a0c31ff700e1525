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
      shipTitle
      Text(ship.owner)
    }
  }

  private var «»shipTitle: some View {
    HStack {
      Image(systemName: ship.flag)
      Text(ship.name)
    }
  }
}
