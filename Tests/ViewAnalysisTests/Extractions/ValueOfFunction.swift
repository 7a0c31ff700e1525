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
      badge(context)
    }
  }

  private func «»badge(_ context: Context) -> some View {
    HStack {
      Image(systemName: contextIcon(context))
      Text(formatContext(context))
    }
  }

  private func contextIcon(_ context: Context) -> String {
    context.scene == nil ? "person" : "film"
  }

  private func formatContext(_ context: Context) -> String {
    context.scene ?? "Nobody"
  }
}
