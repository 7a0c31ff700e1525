import SwiftUI

struct LiveBadge: View {
  var body: some View { Text("Live") }
}

struct Game: View {
  let score: Int

  var body: some View {
    VStack {
      Text("\(score)")
      GameLIVEBadge()
    }
  }
}

private struct GameLIVEBadge: View {
  var body: some View {
    HStack {
      Circle().fill(.red)
      Text("LIVE")
    }
  }
}
