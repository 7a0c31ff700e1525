// profile: recommended
import SwiftUI

/// It only gives the button room.
struct RoomyButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(title).padding()
    }
    .frame(minHeight: 44)
  }
}

struct RedButton: View {  // expect: control_styling_view
  let title: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(title).padding()
    }
    .foregroundStyle(.red)
  }
}
