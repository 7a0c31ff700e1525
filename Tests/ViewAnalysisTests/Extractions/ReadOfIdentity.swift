import SwiftUI

@Observable final class Player {
  var line: Int?
  var lines: [String] = []
}

struct LyricsView: View {
  @Environment(Player.self) private var player

  var body: some View {
    VStack {
      words
        .id(player.line)
      Text("Lyrics")
    }
  }

  @ViewBuilder
  private var «»words: some View {
    if let line = player.line {
      Text(player.lines[line])
    } else {
      Text("")
    }
  }
}
