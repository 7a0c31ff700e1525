import SwiftUI

struct PlayerView: View {
  let title: String
  let artist: String
  @Binding var isPlaying: Bool

  var body: some View {
    VStack {
      Image(systemName: "music")
      PlayerContent(isPlaying: $isPlaying, title: title, artist: artist)
      Spacer()
    }
    .padding()
  }
}

private struct PlayerContent: View {
  @Binding var isPlaying: Bool
  let title: String
  let artist: String

  var body: some View {
    Text(title)
      .font(.title)
    // Who plays.
    Text(artist)
    if isPlaying {
      Button("Stop") { isPlaying = false }
    }
  }
}
