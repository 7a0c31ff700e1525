import SwiftUI

struct Artist {
  let name: String
}

struct ArtistRow: View {
  let artist: Artist
  let isOn: Bool

  var body: some View {
    SharedRow(symbol: "person", name: artist.name, title: "Artist", lineLimit: 2, isOn: isOn, padding: 16)
  }
}
