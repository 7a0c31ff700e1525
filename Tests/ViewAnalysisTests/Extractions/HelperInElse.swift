import SwiftUI

struct PlayerView: View {
  let title: String

  var body: some View {
    VStack {
      #if os(watchOS) || os(tvOS)
      small
      #else
      large
      #endif
    }
  }
}

extension PlayerView {
  #if os(watchOS) || os(tvOS)
  private var small: some View {
    Text(title)
  }
  #else
  private var «»large: some View {
    HStack {
      Text(title)
      Image(systemName: "play")
    }
  }
  #endif
}
