import SwiftUI

struct Artist {
  let name: String
}

struct ArtistRow: View {  // expect: duplicated_view_structure "built like `AlbumRow`"
  let artist: Artist

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "person")
        .font(.title)
        .foregroundStyle(.tint)
      VStack(alignment: .leading) {
        Text(artist.name)  // A comment.
          .font(.headline)
        Text("Artist").font(.caption)
      }
    }
    .padding()
  }
}

// What stands in a preview is no twin.
struct ArtistRow_Previews: PreviewProvider {
  struct Sample: View {
    let artist: Artist

    var body: some View {
      HStack(spacing: 8) {
        Image(systemName: "person")
          .font(.title)
          .foregroundStyle(.tint)
        VStack(alignment: .leading) {
          Text(artist.name)
            .font(.headline)
          Text("Artist")
            .font(.caption)
        }
      }
      .padding()
    }
  }

  static var previews: some View { Sample(artist: Artist(name: "a")) }
}
