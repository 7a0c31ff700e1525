import SwiftUI

typealias Pick = (Int) -> Void

struct MixerView: View {
  let gain: Double
  let report: (String) -> Void
  @State private var isMuted = false

  var body: some View {
    VStack {
      channel("Left", level: 1) { report("\($0)") }
      channel(
        "Right",
        level: 2,
        onPick: { _ in }
      )
      Toggle("Mute", isOn: $isMuted)
    }
  }

  private func «»channel(_ title: String, level: Int, onPick: @escaping Pick) -> some View {
    HStack {
      Text(title)
      Text("\(level) of \(gain)")
      Toggle("Mute", isOn: $isMuted)
      Button("Pick") { onPick(level) }
        .onAppear { report(title) }
    }
  }
}
