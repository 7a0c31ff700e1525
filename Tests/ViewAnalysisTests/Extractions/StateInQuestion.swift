import SwiftUI

enum Playback { case stopped, playing, paused }

struct Recorder: View {
  @State private var playbackState = Playback.stopped
  let toggle: () -> Void

  var body: some View {
    VStack {
      Text(playbackState == .stopped ? "Stopped" : "Running")
      «Button(action: toggle) {
        VStack {
          Image(systemName: playbackState == .paused ? "play.fill" : "pause.fill")
            .foregroundStyle(playbackState != .paused ? .orange : .white)
          Text(playbackState == .paused ? "Resume" : "Pause")
        }
      }»
      Button("Start") { playbackState = .playing }
    }
  }
}
