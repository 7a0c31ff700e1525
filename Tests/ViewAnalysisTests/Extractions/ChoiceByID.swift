import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
}

struct TrackList: View {
  let tracks: [Track]
  @State private var selectedID = 0

  var body: some View {
    VStack {
      Text("\(selectedID)")
      Button("First") { selectedID = tracks[0].id }
      ForEach(tracks) { track in
        row(track)
      }
    }
  }

  private func «»row(_ track: Track) -> some View {
    HStack {
      Text(track.title).fontWeight(selectedID == track.id ? .bold : .regular)
      Image(systemName: "play")
    }
  }
}
