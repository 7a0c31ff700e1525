import SwiftUI

struct Rider {
  var name = ""
  var club = ""
}

final class RaceModel: ObservableObject {
  @Published var leader: Rider?
  @Published var laps = 3
}

struct RaceView: View {
  @ObservedObject var race: RaceModel

  var body: some View {
    VStack {
      Text("\(race.laps)")
      RaceContent(leader: race.leader!)
    }
  }
}

private struct RaceContent: View {
  let leader: Rider

  var body: some View {
    VStack {
      Text(leader.name)
      Text(leader.club)
    }
  }
}
