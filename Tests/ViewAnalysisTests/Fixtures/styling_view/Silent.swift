import SwiftUI

struct Boxed<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack { content }.padding()
  }
}

struct Counted<Content: View>: View {
  @State private var count = 0
  @ViewBuilder let content: Content

  var body: some View { content.padding() }
}

struct Plain<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content }
}

struct Rows<Content: View>: View {
  @ViewBuilder let content: (Int) -> Content

  var body: some View { content(1).padding() }
}

struct Loading<Content: View>: View {
  let load: () async -> Void
  @ViewBuilder let content: Content

  var body: some View { content.task { await load() } }
}

struct Either<Content: View>: View {
  let isOn: Bool
  @ViewBuilder let content: Content

  var body: some View {
    if isOn { content.padding() } else { content }
  }
}

struct Two<Content: View, Badge: View>: View {
  let content: Content
  let badge: Badge

  var body: some View { content.overlay(badge) }
}

/// Its content stands in two places.
struct Mirrored<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content().background(content().opacity(0.2)) }
}

protocol ActionView: View {
  var isVisible: Bool { get }
}

/// It is given two views.
struct WithAction<Content: View, Action: ActionView>: View {
  let content: () -> Content
  let action: () -> Action

  var body: some View {
    content()
      .padding()
      .background(.yellow)
      .overlay {
        let action = action()
        if action.isVisible { action }
      }
  }
}
