// profile: recommended
import SwiftUI

/// A scroll view around a lazy stack is a list.
struct ScrollingStack<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      LazyVStack {
        content
      }
    }
  }
}

struct BareStack<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    LazyVStack {  // expect: owned_lazy_container "as `content` into a `LazyVStack`"
      content
    }
  }
}
