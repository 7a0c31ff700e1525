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
        TrackListRow(trackTitle: track.title, isSelected: selectedID == track.id)
      }
    }
  }
}

private struct TrackListRow: View {
  let trackTitle: String
  let isSelected: Bool

  var body: some View {
    HStack {
      Text(trackTitle).fontWeight(isSelected ? .bold : .regular)
      Image(systemName: "play")
    }
  }
}
