import SwiftUI

enum Playback { case stopped, playing, paused }

struct Recorder: View {
  @State private var playbackState = Playback.stopped
  let toggle: () -> Void

  var body: some View {
    VStack {
      Text(playbackState == .stopped ? "Stopped" : "Running")
      RecorderButton(isPaused: playbackState == .paused, toggle: toggle)
      Button("Start") { playbackState = .playing }
    }
  }
}

private struct RecorderButton: View {
  let isPaused: Bool
  let toggle: () -> Void

  var body: some View {
    Button(action: toggle) {
      VStack {
        Image(systemName: isPaused ? "play.fill" : "pause.fill")
          .foregroundStyle(!isPaused ? .orange : .white)
        Text(isPaused ? "Resume" : "Pause")
      }
    }
  }
}
