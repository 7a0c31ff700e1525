import SwiftUI

struct HarborView: View {
  let ships: [String]

  var body: some View {
    VStack {
      Text("Harbor")
      contentArea
    }
  }

  private var «»contentArea: some View {
    HStack {
      ForEach(ships, id: \.self) { ship in
        Text(ship)
      }
    }
  }
}
