// swift-format-ignore-file
// option: max_lines = 12
import SwiftUI

struct GateBanner: View {
  let title: String
  let opens: () -> Void
  let closes: () -> Void

  var body: some View {
    VStack {
      Text(title)
      Button("Open", action: opens)
      Button("Close", action: closes)
    }
  }
}

// What has a type already isn't named as a section.
struct Gate: View {
  @State private var isOpen = false

  var body: some View {  // expect: large_body "Move sections of it into view types of their own: the `VStack` of 5 lines."
    VStack {
      GateBanner(
        title: "Gate",
        opens: {
          isOpen = true
        },
        closes: {
          isOpen = false
        }
      )
      VStack {
        Text("A")
        Text("B")
        Text("C")
      }
    }
  }
}
