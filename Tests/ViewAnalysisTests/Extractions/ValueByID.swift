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
        row(track)
      }
    }
  }

  private func «»row(_ track: Track) -> some View {
    HStack {
      Text(track.title)
      if let note = notes[track.id] {
        Text(note)
      }
      Image(systemName: "play")
    }
  }
}
