import SwiftUI

struct Album {
  var photos: [String] = []
}

struct WidgetView: View {
  let album: Album

  var body: some View {
    ScrollView {
      let rows = [GridItem(.flexible())]

      «»LazyHGrid(rows: rows) {
        ForEach(0..<min(album.photos.count, 4), id: \.self) { index in
          Text(album.photos[index])
            .font(.caption)
        }
      }
    }
  }
}
