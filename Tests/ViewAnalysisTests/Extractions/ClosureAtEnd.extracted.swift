import SwiftUI

typealias Pick = (Int) -> Void

struct MixerView: View {
  let gain: Double
  let report: (String) -> Void
  @State private var isMuted = false

  var body: some View {
    VStack {
      MixerChannelView(isMuted: $isMuted, title: "Left", level: 1, gain: gain, report: report) { report("\($0)") }
      MixerChannelView(
        isMuted: $isMuted,
        title: "Right",
        level: 2,
        gain: gain,
        report: report,
        onPick: { _ in }
      )
      Toggle("Mute", isOn: $isMuted)
    }
  }
}

private struct MixerChannelView: View {
  @Binding var isMuted: Bool
  let title: String
  let level: Int
  let gain: Double
  let report: (String) -> Void
  let onPick: Pick

  var body: some View {
    HStack {
      Text(title)
      Text("\(level) of \(gain)")
      Toggle("Mute", isOn: $isMuted)
      Button("Pick") { onPick(level) }
        .onAppear { report(title) }
    }
  }
}
