import SwiftUI

struct Rider {
  var name = ""
  var club = ""
}

struct LeaderView: View {
  let leader: Rider?
  let isOver: Bool

  var body: some View {
    VStack {
      Text("Race")
      LeaderContent(isOver: isOver, leader: leader)
    }
  }
}

private struct LeaderContent: View {
  let isOver: Bool
  let leader: Rider?

  var body: some View {
    VStack {
      Text("Leader")
      if isOver {
        Text(leader!.name)
        Text(leader!.club)
      }
    }
  }
}
