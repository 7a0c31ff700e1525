import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  func play(_ title: String) {}
}

/// An object of the environment stays one, also where only an action needs it.
struct TracksView: View {
  @EnvironmentObject private var player: Player
  @State private var track = ""

  var body: some View {
    VStack {
      Text(player.title)
      TracksNameField(track: $track)
      Text(track)
    }
  }
}

private struct TracksNameField: View {
  @EnvironmentObject private var player: Player
  @Binding var track: String

  var body: some View {
    HStack {
      Text("Track")
      TextField("Name", text: $track)
      Button("Play") { player.play(track) }
    }
  }
}
