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
      TrackListRows(tracks: tracks, onSelect: select)
    }
  }

  private func select(_ track: Track) {
    if track.id != player.current?.id {
      player.current = track
    }
  }
}

private struct TrackListRows: View {
  let tracks: [Track]
  let onSelect: (Track) -> Void

  var body: some View {
    ForEach(tracks) { track in
      Text(track.title)
        .onTapGesture {
          onSelect(track)
        }
    }
  }
}
