// profile: strict
import SwiftUI

struct MessageStrip: View {
  let messages: [Message]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {  // expect: eager_scroll_content
        ForEach(messages) { message in
          VStack {
            AsyncImage(url: URL(string: message.text))
            Text(message.text)
          }
        }
      }
      .frame(height: 40)
    }
  }
}

/// A strip without images, but of data that grows.
struct SubjectStrip: View {
  let messages: [Message]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {  // expect: eager_scroll_content
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

/// Lists that are parts of a page.
struct AdvicePage: View {
  let hints: [Message]
  let answers: [Message]

  var body: some View {
    ScrollView {
      VStack {
        Text("Advice")
        Text("What to do now")
        VStack {  // expect: eager_scroll_content
          ForEach(hints) { hint in
            HStack {
              Image(systemName: "checkmark")
              Button(hint.text) {}
            }
          }
        }
        VStack {  // expect: eager_scroll_content
          ForEach(answers) { answer in
            HStack {
              Text(answer.text)
              AsyncImage(url: URL(string: answer.text))
            }
          }
        }
      }
    }
  }
}

/// A strip of texts is cheap, however long it is.
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
