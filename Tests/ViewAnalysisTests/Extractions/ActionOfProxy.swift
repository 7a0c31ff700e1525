import SwiftUI
final class Feed: ObservableObject {
  @Published var name = ""
  @Published var items: [String] = []
  func markRead() {}
}
struct FeedView: View {
  @ObservedObject var feed: Feed
  var body: some View {
    VStack {
      Text(feed.name)
      «»ScrollViewReader { proxy in
        VStack {
          Text("Top")
          Text("Next")
          Text("Jump")
            .onTapGesture {
              if feed.name.isEmpty {
                feed.markRead()
                proxy.scrollTo("Top")
              }
            }
        }
      }
    }
  }
}
