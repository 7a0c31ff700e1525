import SwiftUI

struct Album {
  let name: String
}

struct AlbumRow: View {
  let album: Album
  let isOn: Bool

  var body: some View {
    SharedRow(symbol: "square", name: album.name, title: "Album", lineLimit: 1, isOn: isOn, padding: 12)
  }
}

struct SharedRow: View {
  let symbol: String
  let name: String
  let title: LocalizedStringKey
  let lineLimit: Int
  let isOn: Bool
  let padding: CGFloat

  var body: some View {
    HStack(spacing: 8) {
      // The symbol.
      Image(systemName: symbol)
        .font(.title)
      VStack(alignment: .leading) {
        Text(name)
          .font(.headline)
        Text(title)
          .lineLimit(lineLimit)
      }
      .opacity(isOn ? 1 : 0.5)
    }
    .padding(padding)
  }
}
