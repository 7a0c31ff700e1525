import SwiftUI

struct Outer {
  struct Inner: View {
    let title: String

    var body: some View {
      VStack {
        Text("Head")
        summary
      }
    }

    /// One line of a comment.
    private var «»summary: some View {
      HStack {
        Text(title)
        Text("Summary")
      }
    }
  }
}
