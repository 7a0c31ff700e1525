import SwiftUI

@Observable final class Player {
  var line: Int?
  var lines: [String] = []
}

struct LyricsView: View {
  @Environment(Player.self) private var player

  var body: some View {
    VStack {
      LyricsWordsView(line: player.line)
        .id(player.line)
      Text("Lyrics")
    }
  }
}

private struct LyricsWordsView: View {
  @Environment(Player.self) private var player
  let line: Int?

  var body: some View {
    if let line {
      Text(player.lines[line])
    } else {
      Text("")
    }
  }
}
