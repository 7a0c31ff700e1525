import SwiftUI

struct PlayerView: View {
  let title: String

  var body: some View {
    VStack {
      #if !DEBUG
      large
      #else
      small
      #endif
    }
  }

  #if !DEBUG
  private var «»large: some View {
    HStack {
      Text(title)
      Image(systemName: "play")
    }
  }

  #else
  private var small: some View {
    Text(title)
  }
  #endif
}
