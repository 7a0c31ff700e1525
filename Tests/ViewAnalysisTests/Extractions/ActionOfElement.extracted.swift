import SwiftUI

struct Song: Identifiable {
  let id: Int
  let title: String
}

final class Library: ObservableObject {
  @Published var songs: [Song] = []

  func remove(_ song: Song) { songs.removeAll { $0.id == song.id } }
}

struct LibraryView: View {
  @ObservedObject var library: Library
  @State private var chosen: Song?

  var body: some View {
    VStack {
      Text("Songs")
      Text(chosen?.title ?? "None")
      LibraryList(songs: library.songs, onPlay: play, onRemove: { song in library.remove(song) })
    }
  }

  private func play(_ song: Song) {
    chosen = song
    print("Playing")
  }
}

private struct LibraryList: View {
  let songs: [Song]
  let onPlay: (Song) -> Void
  let onRemove: (Song) -> Void

  var body: some View {
    List {
      ForEach(songs) { song in
        HStack {
          Text(song.title)
          Button("Play") {
            onPlay(song)
          }
          Button("Remove", action: { onRemove(song) })
        }
      }
    }
  }
}
