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
        .when(message.isUnread) {  // expect: conditional_modifier "move the `if` inside"
          $0.overlay(alignment: .topTrailing) {
            // How new it is.
            Badge()
              .padding(2)
          }
        }
        .padding()
      Text(message.text)
        .when(message.isUnread) { $0.overlay { Badge() } }  // expect: conditional_modifier
      Text(message.text)
        .when(message.isUnread) { $0.background(Badge(), alignment: .top) }  // expect: conditional_modifier
    }
  }
}
