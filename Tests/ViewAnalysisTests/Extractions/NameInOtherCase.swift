import SwiftUI

struct LiveBadge: View {
  var body: some View { Text("Live") }
}

struct Game: View {
  let score: Int

  var body: some View {
    VStack {
      Text("\(score)")
      LIVEBadge
    }
  }

  private var «»LIVEBadge: some View {
    HStack {
      Circle().fill(.red)
      Text("LIVE")
    }
  }
}
