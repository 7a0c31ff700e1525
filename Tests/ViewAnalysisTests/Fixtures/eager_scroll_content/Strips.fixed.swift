// profile: strict
import SwiftUI

struct MessageStrip: View {
  let messages: [Message]

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 8) {
        ForEach(messages) { message in
          HStack {
            Image(systemName: "envelope")
            Text(message.text)
          }
        }
      }
      .frame(height: 40)
    }
  }
}

/// A lazy strip would take all the height there is.
struct MessageRail: View {
  let messages: [Message]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(messages) { message in
          Text(message.text)
        }
      }
    }
  }
}
