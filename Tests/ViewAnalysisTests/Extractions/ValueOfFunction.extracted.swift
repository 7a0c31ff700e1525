import SwiftUI

struct Context {
  var scene: String?
}

/// A function that is called after what it gives, and needs nothing any more, becomes a property.
struct ChatView: View {
  let context: Context

  var body: some View {
    VStack {
      Text("Chat")
      ChatBadge(context: context)
    }
  }
}

private struct ChatBadge: View {
  let context: Context

  var body: some View {
    HStack {
      Image(systemName: contextIcon)
      Text(formatContext())
    }
  }

  private var contextIcon: String {
    context.scene == nil ? "person" : "film"
  }

  private func formatContext() -> String {
    context.scene ?? "Nobody"
  }
}
