import SwiftUI

/// A `TabView` is no tab, and the name of a `ContentView` says nothing of its parts.
struct ContentView: View {
  let isReady: Bool

  var body: some View {
    if isReady {
      mainTabView
    } else {
      Text("Wait")
    }
  }

  private var «»mainTabView: some View {
    TabView {
      Text("Home")
      Text("Search")
    }
  }
}
