// profile: strict
import Observation
import SwiftUI

@MainActor @Observable final class Player {
  static let shared = Player()
  var title = ""
  func stop() {}
}

struct Deck: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      panel
      Toggle("Open", isOn: $isOpen)
    }
  }

  private var panel: some View {  // expect: helper_view "It reads `Player.shared`."
    VStack {
      Text("Now")
      Text(Player.shared.title)
      Text("Then")
      HStack {
        Text("Stop")
        Button("Stop") { Player.shared.stop() }
      }
    }
  }
}
