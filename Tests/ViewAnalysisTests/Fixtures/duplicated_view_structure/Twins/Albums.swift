import SwiftUI

struct Album {
  let name: String
}

struct AlbumRow: View {  // expect: duplicated_view_structure "built like `ArtistRow`: only"
  let album: Album
  let isOn: Bool

  var body: some View {
    HStack(spacing: 8) {
      // The symbol.
      Image(systemName: "square")
        .font(.title)
      VStack(alignment: .leading) {
        Text(album.name)
          .font(.headline)
        Text("Album")
          .lineLimit(1)
      }
      .opacity(isOn ? 1 : 0.5)
    }
    .padding(12)
  }
}
