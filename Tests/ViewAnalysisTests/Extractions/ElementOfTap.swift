import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
}

final class Player: ObservableObject {
  @Published var current: Track?
}

struct TrackList: View {
  @ObservedObject var player: Player
  let tracks: [Track]

  var body: some View {
    VStack {
      Text(player.current?.title ?? "Nothing")
      «»ForEach(tracks) { track in
        Text(track.title)
          .onTapGesture {
            if track.id != player.current?.id {
              player.current = track
            }
          }
      }
    }
  }
}
