// A helper that is called after one of the buttons that it lays out.
import SwiftUI

struct Topic: Identifiable {
  let id: Int
  let name: String
}

struct TopicButton: View {
  let topic: Topic

  var body: some View {
    Button(topic.name) {}
  }
}

struct Browser: View {
  let topics: [Topic]

  var body: some View {
    VStack {
      topicButton
      Text("Browser")
    }
  }

  private var «»topicButton: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(topics) { topic in
          TopicButton(topic: topic)
        }
      }
    }
  }
}
