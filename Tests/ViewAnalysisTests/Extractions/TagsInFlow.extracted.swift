import SwiftUI

struct FlowLayout<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content }
}

struct TopicTag: View {
  let topic: String

  var body: some View { Text(topic) }
}

struct ArticleView: View {
  let title: String
  let topics: [String]

  var body: some View {
    VStack {
      Text(title)
      FlowLayout {
        ArticleTopicsTags(topics: topics)
      }
    }
  }
}

private struct ArticleTopicsTags: View {
  let topics: [String]

  var body: some View {
    ForEach(topics, id: \.self) { topic in
      TopicTag(topic: topic)
    }
  }
}
