import SwiftUI

struct Outer {
  struct Inner: View {
    let title: String

    var body: some View {
      VStack {
        Text("Head")
        InnerSummary(title: title)
      }
    }
  }

  /// One line of a comment.
  private struct InnerSummary: View {
    let title: String

    var body: some View {
      HStack {
        Text(title)
        Text("Summary")
      }
    }
  }
}
