import SwiftUI

struct Album {
  var photos: [String] = []
}

struct WidgetView: View {
  let album: Album

  var body: some View {
    ScrollView {
      WidgetPhotoGrid(photos: album.photos)
    }
  }
}

private struct WidgetPhotoGrid: View {
  let photos: [String]

  var body: some View {
    let rows = [GridItem(.flexible())]

    LazyHGrid(rows: rows) {
      ForEach(0..<min(photos.count, 4), id: \.self) { index in
        Text(photos[index])
          .font(.caption)
      }
    }
  }
}
