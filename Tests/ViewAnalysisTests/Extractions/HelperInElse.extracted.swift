import SwiftUI

struct PlayerView: View {
  let title: String

  var body: some View {
    VStack {
      #if os(watchOS) || os(tvOS)
      small
      #else
      PlayerLargeView(title: title)
      #endif
    }
  }
}

extension PlayerView {
  #if os(watchOS) || os(tvOS)
  private var small: some View {
    Text(title)
  }
  #endif
}

#if !(os(watchOS) || os(tvOS))
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
