import SwiftUI

struct Marked<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content }
}

// Optional closures can't be marked; those with parameters, autoclosures and fixed types are another matter.
struct Others<Content: View>: View {
  let row: (Int) -> Content
  let extra: (() -> Content)?

  init(
    row: @escaping (Int) -> Content, extra: (() -> Content)? = nil, now: @autoclosure () -> Content,
    text: () -> Text, action: () -> Void
  ) {
    self.row = row
    self.extra = extra
  }

  var body: some View { row(1) }
}

extension Others where Content == Text {
  init(title: () -> Content) {
    self.init(row: { _ in Text("") }, now: Text(""), text: { Text("") }, action: {})
  }
}

// `closure_content` reports these, the property and the parameter that fills it.
struct Stored<Content: View>: View {
  let content: () -> Content

  var body: some View { VStack { content() } }
}

struct Filled<Content: View>: View {
  private let content: () -> Content

  init(content: @escaping () -> Content) { self.content = content }

  var body: some View { VStack { content() } }
}

// No caller outside of the type sets a private property.
struct Closed<Content: View>: View {
  private var content: () -> Content

  var body: some View { List { content() } }
}

// No view.
struct Box<Content: View> {
  let content: Content

  init(content: () -> Content) { self.content = content() }
}
