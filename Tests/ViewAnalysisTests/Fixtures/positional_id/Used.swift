// profile: strict
import SwiftUI


enum Photo {
  case local(String)
  case remote(String)
}

final class Album: ObservableObject {
  @Published var photos: [Photo] = []
  @Published var heights: [Float] = []
  let title: String

  init(title: String) { self.title = title }

  func load(_ found: [Photo]) { photos = found }
}

struct PhotoCard: View {
  let photo: Photo
  @State private var isPressed = false

  var body: some View {
    Text(isPressed ? "A" : "B")
      .onTapGesture { isPressed.toggle() }
  }
}

struct AlbumView: View {
  @ObservedObject var album: Album
  let given: [Photo]
  @Binding var photos: [Photo]
  @State private var selection: Int?

  var body: some View {
    VStack {
      ForEach(0..<photos.count, id: \.self) { index in  // expect: positional_id
        HStack {
          title(photos[index])
          Button("Remove") { remove(index) }
        }
      }
      ForEach(album.photos.indices, id: \.self) { index in  // expect: positional_id
        opened(album.photos[index])
      }
      // Its card has a state.
      ForEach(Array(given.enumerated()), id: \.offset) { _, photo in  // expect: positional_id
        card(photo)
      }
      ForEach(given.indices, id: \.self) { index in  // expect: positional_id
        opened(given[index])
      }
      ForEach(album.photos.indices, id: \.self) { index in  // expect: positional_id
        title(album.photos[index])
      }
      // Rows that are selected by their place are silent.
      ForEach(album.heights.indices, id: \.self) { index in  // expect: positional_id
        Text("\(album.heights[index])")
          .onTapGesture { selection = nil }
      }
      TabView(selection: $selection) {
        ForEach(album.photos.indices, id: \.self) { index in
          PhotoCard(photo: album.photos[index])
            .tag(index)
        }
      }
      Button("Clear") { album.heights = [] }
    }
  }

  private func title(_ photo: Photo) -> some View {
    switch photo {
    case .local(let name), .remote(let name): Text(name)
    }
  }

  private func opened(_ photo: Photo) -> some View {
    title(photo)
      .onTapGesture { selection = nil }
  }

  private func card(_ photo: Photo) -> some View {
    ZStack {
      Color.clear
      PhotoCard(photo: photo)
    }
  }

  private func remove(_ index: Int) { photos.remove(at: index) }
}
