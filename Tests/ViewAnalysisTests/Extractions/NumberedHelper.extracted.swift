import SwiftUI

/// A number says nothing: the helper's view is called after its heading.
struct GuideView: View {
  var body: some View {
    VStack {
      Text("Welcome")
      QuietCornerCard()
    }
  }
}

private struct QuietCornerCard: View {
  var body: some View {
    VStack {
      Text("A quiet corner")
        .font(.headline)
      Text("Sit down and stay for a while, nobody minds.")
    }
  }
}
