import SwiftUI

// This one does what the memberwise initializer does: it goes.
struct Plain<Content: View, Footer: View>: View {
  let title: String
  @ViewBuilder let content: Content
  @ViewBuilder let footer: Footer
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text(title)
      content
      footer
    }
  }
}

// A private property, a default, a comment, another label: the initializer stays.
struct Hidden<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View { VStack { content } }
}

struct Defaulted<Content: View>: View {
  let spacing: CGFloat
  let content: Content

  init(spacing: CGFloat = 8, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  var body: some View { VStack(spacing: spacing) { content } }
}

struct Documented<Content: View>: View {
  let content: Content

  /// Shows the content.
  init(@ViewBuilder _ builder: () -> Content) {
    content = builder()
  }

  var body: some View { VStack { content } }
}

// It does more with the closure than to store it: no rewrite.
struct Twice<Content: View>: View {
  let content: () -> Content  // expect: closure_content
  let again: [() -> Content]

  init(content: @escaping () -> Content) {
    self.content = content
    self.again = [content]
  }

  var body: some View { VStack { content() } }
}

struct Uses: View {
  var body: some View {
    Plain(title: "A", content: { Text("A") }, footer: { Text("B") })
    Hidden { Text("A") }
    Defaulted { Text("A") }
    Documented { Text("A") }
  }
}
