import SwiftUI

struct PlayerView: View {
  let title: String

  var body: some View {
    VStack {
      #if !DEBUG
      PlayerLargeView(title: title)
      #else
      small
      #endif
    }
  }

  #if DEBUG
  private var small: some View {
    Text(title)
  }
  #endif
}

#if !DEBUG
private struct PlayerLargeView: View {
  let title: String

  var body: some View {
    HStack {
      Text(title)
      Image(systemName: "play")
    }
  }
}
#endif
