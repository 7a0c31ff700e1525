import SwiftUI

struct HarborView: View {
  let ships: [String]

  var body: some View {
    VStack {
      Text("Harbor")
      HarborContentArea(ships: ships)
    }
  }
}

private struct HarborContentArea: View {
  let ships: [String]

  var body: some View {
    HStack {
      ForEach(ships, id: \.self) { ship in
        Text(ship)
      }
    }
  }
}
