import SwiftUI

struct Track: Identifiable {
  let id: Int
  var title: String
}

/// What stands below a closure that gets several lines stands beside its end.
struct RecentTracksView: View {
  @State private var tracks: [Track] = []
  @State private var selectedTrackOfTheList: Track?
  let nameOfTheAlbumThatIsShown: String

  var body: some View {
    List {
      ForEach(tracks) { track in
        RecentTrackRow(
          tracks: $tracks,
          selectedTrackOfTheList: $selectedTrackOfTheList,
          track: track,
          nameOfTheAlbumThatIsShown: nameOfTheAlbumThatIsShown
        )
      }
      .onDelete { indices in
        tracks.remove(atOffsets: indices)
      }
      Text(selectedTrackOfTheList?.title ?? nameOfTheAlbumThatIsShown)
    }
  }
}

private struct RecentTrackRow: View {
  @Binding var tracks: [Track]
  @Binding var selectedTrackOfTheList: Track?
  let track: Track
  let nameOfTheAlbumThatIsShown: String

  var body: some View {
    HStack {
      Text(track.title)
      Text(nameOfTheAlbumThatIsShown)
      TextField("Title", text: Binding(get: { track.title }, set: { _ in tracks = [] }))
      Toggle("Selected", isOn: Binding(get: { selectedTrackOfTheList != nil }, set: { _ in selectedTrackOfTheList = track }))
    }
  }
}
