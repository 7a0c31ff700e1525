import SwiftUI

struct PlayerView: View {
  let totalXP: Int

  var body: some View {
    VStack {
      XPBreakdownView(totalXP: totalXP)
      Text("Play on")
    }
  }
}

private struct XPBreakdownView: View {
  let totalXP: Int

  var body: some View {
    HStack {
      Text("Points")
      Text("\(totalXP)")
    }
  }
}
