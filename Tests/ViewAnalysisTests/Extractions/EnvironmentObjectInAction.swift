import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  func play(_ title: String) {}
}

/// An object of the environment stays one, also where only an action needs it that can't stay.
struct TracksView: View {
  @EnvironmentObject private var player: Player
  @State private var track = ""

  var body: some View {
    VStack {
      Text(player.title)
      «»HStack {
        Text("Track")
        TextField("Name", text: $track)
        ForEach(Array(["A", "B"].enumerated()), id: \.offset) { index, side in
          Button(side) { player.play("\(track) \(side) \(index)") }
        }
      }
      Text(track)
    }
  }
}
