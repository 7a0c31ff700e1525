// profile: recommended
import SwiftUI

struct Message: Identifiable {
  let id: UUID
  let author: String
  let text: String
  let photo: URL?
}

/// Rows that scroll when they appear are all there from the beginning.
struct Messages: View {
  let messages: [Message]

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack {
          ForEach(messages) { message in
            VStack {
              AsyncImage(url: message.photo)
              Text(message.author)
              Text(message.text)
            }
            .onAppear {
              proxy.scrollTo(messages.last?.id)
            }
          }
        }
      }
    }
  }
}

struct TappedMessages: View {
  let messages: [Message]

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack {  // expect: eager_scroll_content
          ForEach(messages) { message in
            VStack {
              AsyncImage(url: message.photo)
              Text(message.author)
              Text(message.text)
            }
            .onTapGesture {
              proxy.scrollTo(message.id)
            }
          }
        }
      }
    }
  }
}
