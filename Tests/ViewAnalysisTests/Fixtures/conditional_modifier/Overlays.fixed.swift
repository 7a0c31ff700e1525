// profile: recommended
import SwiftUI

extension View {
  @ViewBuilder
  func when(_ condition: Bool, @ViewBuilder transform: (Self) -> some View) -> some View {  // expect: conditional_modifier
    if condition { transform(self) } else { self }
  }
}

struct Badge: View {
  var body: some View { Text("New") }
}

struct Screen: View {
  let message: Message

  var body: some View {
    VStack {
      Text(message.text)
        .overlay(alignment: .topTrailing) {
          if message.isUnread {
            // How new it is.
            Badge()
              .padding(2)
          }
        }
        .padding()
      Text(message.text)
        .overlay { if message.isUnread { Badge() } }
      Text(message.text)
        .background(alignment: .top) { if message.isUnread { Badge() } }
    }
  }
}
