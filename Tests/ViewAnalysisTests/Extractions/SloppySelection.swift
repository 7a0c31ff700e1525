import SwiftUI

struct PlayerView: View {
  let title: String
  let artist: String
  @Binding var isPlaying: Bool

  var body: some View {
    VStack {
      Image(systemName: "music")«
      Text(title)
        .font(.title)
      // Who plays.
      Text(artist)
      if isPlay»ing {
        Button("Stop") { isPlaying = false }
      }
      Spacer()
    }
    .padding()
  }
}
