import SwiftUI

struct PlayerScreen: View {
  class Session: ObservableObject {
    @Published var title = ""
    @Published var artist = ""
    @Published var isPlaying = false
    @Published var volume = 1.0
  }

  struct Deck {
    let session: Session
  }

  let deck: Deck

  var body: some View {
    if let session = Optional(deck.session) {
      Text(session.title)
    }
    let session = deck.session
    PlayerContent(session: session)
  }
}

private struct PlayerContent: View {
  @ObservedObject var session: PlayerScreen.Session

  var body: some View {
    VStack {
      Text(session.title)
      Text(session.artist)
      Text(session.isPlaying ? "Playing" : "Paused")
      Text("\(session.volume)")
    }
  }
}
