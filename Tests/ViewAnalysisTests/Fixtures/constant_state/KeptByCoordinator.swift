// profile: recommended
import SwiftUI

final class Keeper {
  let onReady: () -> Void
  init(onReady: @escaping () -> Void) { self.onReady = onReady }
}

/// The keeper reads the binding when it is ready.
struct Player: View {
  @Binding var isPlaying: Bool
  let rate: Double

  var body: some View {
    Text("\(rate)")
  }

  private func makeKeeper() -> Keeper {
    let player = self
    return Keeper(onReady: { player.start() })
  }

  private func start() {
    if isPlaying { print(rate) }
  }
}

struct Meter: View {
  @Binding var isPlaying: Bool  // expect: constant_state

  var body: some View {
    Text(isPlaying ? "On" : "Off")
  }

  /// What it keeps is another value.
  struct Scale {
    let marks: [Int]

    func copy() -> Scale {
      let scale = self
      return scale
    }
  }
}

struct Host: View {
  @State private var isPlaying = false

  var body: some View {
    VStack {
      Toggle("Play", isOn: $isPlaying)
      Player(isPlaying: $isPlaying, rate: 1)
      Meter(isPlaying: $isPlaying)
    }
  }
}
