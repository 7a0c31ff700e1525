// profile: strict
import SwiftUI

/// To put the content off is all that it does.
struct Deferred<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

struct Returned<Content: View>: View {
  let content: () -> Content

  var body: some View {
    return self.content()
  }
}

struct Assigned<Content: View>: View {
  private let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { content() }
}

struct Padded<Content: View>: View {
  let content: () -> Content  // expect: closure_content

  var body: some View { content().padding() }
}

struct Stacked<Content: View>: View {
  let content: () -> Content  // expect: closure_content

  var body: some View {
    VStack { content() }
  }
}

// The rest of the body is compared without it.
struct Titled<Content: View>: View {
  let title: String
  let content: () -> Content  // expect: closure_content

  var body: some View {
    Text(title)
    content()
  }
}
