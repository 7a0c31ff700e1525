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
        trackRow(track)
          .padding()
      }
    }
  }

  private func «»trackRow(_ item: Track) -> some View {
    HStack {
      Text(item.name)
      Spacer()
      Button("Play") {
        model.play(item)
      }
    }
    .swipeActions {
      Button("Remove") { model.remove(item) }
    }
    .contextMenu {
      Button("Play now") { model.play(item) }
    }
  }
}
