// profile: strict
// not type-checked: Room is declared in another language
import SwiftUI

/// `Room` is declared in another language or module: it may be a class, whose changes a binding shows.
struct RoomRow: View {
  @Binding var room: Room
  @Binding var title: String  // expect: constant_state

  var body: some View {
    VStack {
      Text(title)
      Text(room.name)
    }
  }
}

struct RoomList: View {
  @State private var room = Room()
  @State private var title = "Rooms"

  var body: some View {
    VStack {
      RoomRow(room: $room, title: $title)
      Button("Next") {
        room = Room()
        title = "Next"
      }
    }
  }
}
