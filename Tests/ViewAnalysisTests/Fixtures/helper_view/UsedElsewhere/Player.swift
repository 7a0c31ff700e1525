import SwiftUI

final class Keys: ObservableObject {
  var last = ""
}

struct Player: View {
  @State var isPlaying = false
  @State var volume = 0.5
  @StateObject private var keys = Keys()
  let title: String

  var body: some View {
    VStack {
      Toggle("Play", isOn: $isPlaying)
      Text(isPlaying ? "Playing" : "Paused")
      Button("Louder") { volume += 0.1 }
      Text(keys.last)
      controls
    }
  }
}
