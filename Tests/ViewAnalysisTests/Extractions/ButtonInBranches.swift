// A helper that is called after its button, of which each branch of an `if` has one.
import SwiftUI

struct Browser: View {
  @State private var isMuted = false

  var body: some View {
    VStack {
      Text("Browser")
      muteButton
    }
  }

  private var «»muteButton: some View {
    HStack {
      Text("Sound")
      if isMuted {
        Button("Unmute") { isMuted = false }
      } else {
        Button("Mute") { isMuted = true }
      }
    }
  }
}
