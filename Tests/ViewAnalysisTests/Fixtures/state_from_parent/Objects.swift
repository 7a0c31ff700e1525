// profile: strict
import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  @Published var volume = 0.5
}

/// The caller keeps the object, wherever the view is shown.
struct VolumeSheet: View {
  @StateObject var player: Player  // expect: state_from_parent "Use `@ObservedObject`"

  var body: some View {
    Slider(value: $player.volume)
  }
}

/// One caller makes the object: the view keeps it.
struct TitleSheet: View {
  @StateObject var player: Player

  var body: some View {
    Text(player.title)
  }
}

/// The view puts another object in its place.
struct Exchange: View {
  @State var player: Player

  var body: some View {
    Button(player.title) { player = Player() }
  }
}

struct Deck: View {
  @StateObject private var player = Player()
  @State private var isShown = false

  var body: some View {
    Button("Volume") { isShown = true }
      .sheet(isPresented: $isShown) {
        VolumeSheet(player: player)
        TitleSheet(player: player)
        TitleSheet(player: Player())
        Exchange(player: player)
      }
  }
}
