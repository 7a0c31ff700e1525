// profile: recommended
// option: max_branches = 3
import SwiftUI

/// Values that modifiers get aren't counted, ways through the code are.
struct Badge: View {
  let isActive: Bool
  let text: String?

  var body: some View {
    VStack {
      if let text {
        Text(text)
          .opacity(isActive ? 1 : 0.5)
          .padding(isActive ? 4 : 0)
      }
      Circle()
        .fill(isActive ? .red : .blue)
    }
    .disabled(isActive ? true : false)
  }
}

struct Texts: View {
  let isActive: Bool
  let text: String?

  var body: some View {  // expect: large_body "4 branches"
    VStack {
      if let text {
        Text(isActive ? text : "")
        Text(isActive ? "A" : "B")
      }
      Text(isActive ? "C" : "D")
    }
  }
}
