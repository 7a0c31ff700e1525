import SwiftUI

/// What a button does in one of two cases is no alternative that it shows.
struct RosterView: View {
  @State private var chosen: Set<Int> = []
  let players: [Int]
  let captain: String

  var body: some View {
    VStack {
      Text("\(chosen.count) of \(players.count)")
        .padding()
      HStack {
        Text("Roster")
        Spacer()
      }
      .padding()
      «»Button {
        if chosen.isEmpty {
          chosen.insert(1)
        } else {
          chosen.removeAll()
        }
      } label: {
        HStack {
          Text(captain)
          Spacer()
        }
      }
    }
  }
}
