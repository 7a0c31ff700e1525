import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
}

struct TrackList: View {
  let tracks: [Track]
  @State private var notes: [Int: String] = [:]

  var body: some View {
    VStack {
      Text("\(notes.count)")
      Button("Forget") { notes = [:] }
      ForEach(tracks) { track in
        TrackListRow(trackTitle: track.title, note: notes[track.id])
      }
    }
  }
}

private struct TrackListRow: View {
  let trackTitle: String
  let note: String?

  var body: some View {
    HStack {
      Text(trackTitle)
      if let note {
        Text(note)
      }
      Image(systemName: "play")
    }
  }
}
