import SwiftUI

struct Artist {
  let name: String
}

struct ArtistRow: View {  // expect: duplicated_view_structure
  let artist: Artist
  let isOn: Bool

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "person")
        .font(.title)
      VStack(alignment: .leading) {
        Text(artist.name)
          .font(.headline)
        Text("Artist")
          .lineLimit(2)
      }
      .opacity(isOn ? 1 : 0.5)
    }
    .padding(16)
  }
}
