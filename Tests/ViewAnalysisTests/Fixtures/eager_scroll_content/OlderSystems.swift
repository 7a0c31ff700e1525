// profile: recommended
import SwiftUI

struct Song: Identifiable {
  let id: Int
  let title: String
}

struct SongRow: View {
  let song: Song

  var body: some View { Text(song.title) }
}

/// Systems without lazy stacks run it, too.
struct Songs: View {
  @State private var songs: [Song] = []

  var body: some View {
    ScrollView {
      VStack {
        ForEach(songs) { SongRow(song: $0) }
      }
    }
    .onAppear {
      if #available(iOS 14, macOS 11, *) { songs = [Song(id: 1, title: "A")] }
    }
  }
}
