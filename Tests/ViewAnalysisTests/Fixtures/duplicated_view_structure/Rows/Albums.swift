import SwiftUI

struct Album {
  let name: String
  let year: Int
}

struct AlbumRow: View {  // expect: duplicated_view_structure "built like `ArtistRow`: only"
  let album: Album

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "square")
        .font(.title)
        .foregroundStyle(.tint)
      VStack(alignment: .leading) {
        Text(album.name)
          .font(.headline)
        Text("Album")
          .font(.caption)
      }
    }
    .padding()
  }
}

// Another modifier.
struct GenreRow: View {
  let genre: String

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "guitars")
        .font(.title)
        .foregroundStyle(.tint)
      VStack(alignment: .leading) {
        Text(genre)
          .font(.headline)
        Text("Genre")
          .bold()
      }
    }
    .padding()
  }
}

// Too small.
struct Title: View {
  let text: String
  var body: some View { VStack { Text(text).font(.title).bold().padding() } }
}

struct Heading: View {
  let text: String
  var body: some View { VStack { Text(text).font(.title).bold().padding() } }
}
