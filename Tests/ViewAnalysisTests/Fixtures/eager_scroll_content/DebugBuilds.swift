// profile: strict
import SwiftUI

struct Song: Identifiable {
  let id: Int
  let title: String
  let cover: URL
}

struct SongRow: View {
  let song: Song

  var body: some View {
    HStack {
      AsyncImage(url: song.cover)
      VStack {
        Text(song.title)
        Text("\(song.id)")
      }
    }
  }
}

struct SongList: View {
  let songs: [Song]

  var body: some View {
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(songs) { SongRow(song: $0) }
      }
    }
  }
}

#if DEBUG
  struct SongListHost: View {
    let songs: [Song]

    var body: some View {
      ScrollView {
        VStack {
          ForEach(songs) { SongRow(song: $0) }
        }
      }
    }
  }
#endif
