// profile: strict
import SwiftUI

struct MessageStrip: View {
  let messages: [Message]

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 8) {
        ForEach(messages) { message in
          Text(message.text)
        }
      }
    }
  }
}
