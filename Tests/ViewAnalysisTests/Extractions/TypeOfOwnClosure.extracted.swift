import SwiftUI

struct TracksView: View {
  let title: String

  var body: some View {
    HoverRow(title: title) { isHovered in
      Text("Tracks")
      TracksPlayRow(isHovered: isHovered)
    }
  }
}

private struct TracksPlayRow: View {
  let isHovered: Bool

  var body: some View {
    HStack {
      Text("Play")
      Image(systemName: "play").opacity(isHovered ? 1 : 0)
    }
  }
}
