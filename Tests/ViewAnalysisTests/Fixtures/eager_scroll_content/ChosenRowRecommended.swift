// profile: recommended
import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
}

struct TrackRow: View {
  let title: String
  let isSelected: Bool
  let select: () -> Void

  var body: some View {
    Button(action: select) {
      HStack {
        Text(title)
        Spacer()
        Image(systemName: isSelected ? "checkmark" : "circle")
      }
    }
  }
}

/// What users choose one of is mostly short.
struct TrackPicker: View {
  let tracks: [Track]
  let onSelect: (Track) -> Void
  @State private var selected = 0

  var body: some View {
    ScrollView {
      VStack {
        ForEach(tracks) { track in
          TrackRow(title: track.title, isSelected: selected == track.id) { onSelect(track) }
        }
      }
    }
  }
}

struct TrackList: View {
  let tracks: [Track]
  let onSelect: (Track) -> Void

  var body: some View {
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(tracks) { track in
          TrackRow(title: track.title, isSelected: track.id == track.title.count) { onSelect(track) }
        }
      }
    }
  }
}

struct Post {
  let images: [String]
}

struct PhotoStrip: View {
  let sample = Post(images: ["a", "b", "c"])
  let post: Post

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack {
          ForEach(sample.images, id: \.self) { image in
            AsyncImage(url: URL(string: image))
          }
        }
      }
      .frame(height: 100)
      ScrollView(.horizontal) {
        HStack {  // expect: eager_scroll_content
          ForEach(post.images, id: \.self) { image in
            AsyncImage(url: URL(string: image))
          }
        }
      }
      .frame(height: 100)
    }
  }
}
