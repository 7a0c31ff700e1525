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
      «»VStack {
        Text(race.leader!.name)
        Text(race.leader!.club)
      }
    }
  }
}
