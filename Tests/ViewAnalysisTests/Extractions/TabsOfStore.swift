import SwiftUI

struct Watched<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content }
}

/// It shows a tab view, and is no tab.
struct MainView: View {
  let isReady: Bool

  var body: some View {
    if isReady {
      tabView
    } else {
      Text("Loading")
    }
  }

  private var «»tabView: some View {
    Watched {
      TabView {
        Text("One").tabItem { Text("1") }
        Text("Two").tabItem { Text("2") }
      }
    }
  }
}
