import SwiftUI

struct MainView: View {
  private let feed = FeedView()

  var body: some View {
    VStack {
      feed
      NewsView()
    }
    .onTapGesture { feed.reload() }
  }
}
