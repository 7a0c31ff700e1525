// profile: strict
import SwiftUI

/// Whoever hands the answer over decides whether the view is there.
struct Banner: View {
  let isVisible: Bool

  var body: some View {
    if isVisible {
      Text("Offline")
    }
  }
}

struct OwnBanner: View {
  @State private var isVisible = false

  var body: some View {
    if isVisible {  // expect: conditional_view
      Text("Offline")
    }
  }

  private func toggle() { isVisible.toggle() }
}

struct Row: View {
  let isVisible: Bool

  var body: some View {
    ZStack {
      Text("Row")
      if isVisible {  // expect: conditional_view
        Text("Offline")
      }
    }
  }
}
