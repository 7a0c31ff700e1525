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
      «»VStack {
        Text("Leader")
        if isOver {
          Text(leader!.name)
          Text(leader!.club)
        }
      }
    }
  }
}
