import SwiftUI

struct Track: Identifiable {
  let id: Int
  let name: String
}

final class TrackModel: ObservableObject {
  @Published var tracks: [Track] = []
  func play(_ track: Track) {}
  func remove(_ track: Track) {}
}

struct TrackListView: View {
  @ObservedObject var model: TrackModel

  var body: some View {
    List {
      ForEach(model.tracks) { track in
        TrackRow(name: track.name, onPlay: { model.play(track) }, onRemove: { model.remove(track) })
          .padding()
      }
    }
  }
}

private struct TrackRow: View {
  let name: String
  let onPlay: () -> Void
  let onRemove: () -> Void

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Button("Play") {
        onPlay()
      }
    }
    .swipeActions {
      Button("Remove") { onRemove() }
    }
    .contextMenu {
      Button("Play now") { onPlay() }
    }
  }
}
