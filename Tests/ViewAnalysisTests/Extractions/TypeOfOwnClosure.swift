import SwiftUI

struct TracksView: View {
  let title: String

  var body: some View {
    HoverRow(title: title) { isHovered in
      Text("Tracks")
      «»HStack {
        Text("Play")
        Image(systemName: "play").opacity(isHovered ? 1 : 0)
      }
    }
  }
}
