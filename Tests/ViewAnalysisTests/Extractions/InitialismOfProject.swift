import SwiftUI

struct PlayerView: View {
  let totalXP: Int

  var body: some View {
    VStack {
      xpBreakdown
      Text("Play on")
    }
  }

  private var «»xpBreakdown: some View {
    HStack {
      Text("Points")
      Text("\(totalXP)")
    }
  }
}
