import SwiftUI

final class Feed: ObservableObject {
  @Published var isOpen = false
}

/// What only depends on what the view was made with is the same whenever it is read.
struct BannerView: View {
  @ObservedObject var feed: Feed
  let headline: String?
  let note: String

  private var followsFeed: Bool { headline == nil }

  var body: some View {
    if followsFeed && !feed.isOpen {
      Text("Closed")
    } else {
      BannerContent(headline: headline, note: note, followsFeed: followsFeed, feed: feed)
    }
  }
}

private struct BannerContent: View {
  let headline: String?
  let note: String
  let followsFeed: Bool
  let feed: Feed

  var body: some View {
    VStack {
      Text(headline ?? "Feed")
      Text(note)
        .task {
          await Task.yield()
          if followsFeed && !feed.isOpen { return }
          print(note)
        }
    }
  }
}
