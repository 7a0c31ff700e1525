import SwiftUI

struct NoteCard<Content: View>: View {
  let inset: CGFloat
  let content: Content

  init(inset: CGFloat = 12, @ViewBuilder content: () -> Content) {
    self.inset = inset
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      content
        .padding(inset)
    }
    .background(Color.gray)
  }
}

/// What is folded away loses its states.
struct FoldedCard<Content: View>: View {
  let isOpen: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      Text("Card")
      if isOpen { content() }
    }
  }
}

/// Rows go when they are scrolled away.
struct RowsCard<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    List {
      content()
    }
  }
}

struct RenewedCard<Content: View>: View {
  let version: Int
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      content().id(version)
    }
  }
}
