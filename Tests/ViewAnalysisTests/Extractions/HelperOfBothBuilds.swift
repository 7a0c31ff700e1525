// not: declared for other builds
import SwiftUI

struct PlayerView: View {
  let title: String

  var body: some View {
    VStack {
      large
      Text("end")
    }
  }

  #if DEBUG
  private var «»large: some View {
    HStack {
      Text(title)
      Image(systemName: "play")
    }
  }
  #else
  private var large: some View {
    HStack {
      Text(title)
      Text("play")
    }
  }
  #endif
}
