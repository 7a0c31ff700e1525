import SwiftUI

// This one does what the memberwise initializer does: it goes.
struct Plain<Content: View, Footer: View>: View {
  let title: String
  let content: () -> Content  // expect: closure_content
  @ViewBuilder let footer: () -> Footer  // expect: closure_content
  @State private var isOpen = false

  init(title: String, content: @escaping () -> Content, @ViewBuilder footer: @escaping () -> Footer) {
    self.title = title
    self.content = content
    self.footer = footer
  }

  var body: some View {
    VStack {
      Text(title)
      content()
      footer()
    }
  }
}

// A private property, a default, a comment, another label: the initializer stays.
struct Hidden<Content: View>: View {
  private let content: () -> Content  // expect: closure_content

  init(content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View { VStack { content() } }
}

struct Defaulted<Content: View>: View {
  let spacing: CGFloat
  let content: () -> Content  // expect: closure_content

  init(spacing: CGFloat = 8, content: @escaping () -> Content) {
    self.spacing = spacing
    self.content = content
  }

  var body: some View { VStack(spacing: spacing) { content() } }
}

struct Documented<Content: View>: View {
  let content: () -> Content  // expect: closure_content

  /// Shows the content.
  init(_ builder: @escaping () -> Content) {
    content = builder
  }

  var body: some View { VStack { content() } }
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
