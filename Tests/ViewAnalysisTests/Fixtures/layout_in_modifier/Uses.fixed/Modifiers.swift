import SwiftUI

/// A title above the content.
struct Titled<Content: View>: View {
  let title: String
  var spacing: CGFloat = 8
  @Environment(\.isEnabled) private var isEnabled
  @ViewBuilder let content: Content

  /// The title, then the content.
  var body: some View {
    VStack(spacing: spacing) {
      Text(title).opacity(isEnabled ? 1 : 0.5)
      content
    }
    .padding()
  }
}

extension View {
  func faded() -> some View { opacity(0.5) }
}

struct ActionBar<Icon, Content: View>: View where Icon: View {
  let icon: Icon
  let action: () -> Void
  let content: Content

  init(icon: Icon, action: @escaping () -> Void = {}, @ViewBuilder content: () -> Content) {
    self.icon = icon
    self.action = action
    self.content = content()
  }

  var body: some View {
    VStack {
      ScrollView { content }
      Button(action: action) { icon }
    }
  }
}

@available(iOS 18, macOS 15, *)
private struct RuledView<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    return List {
      Text("first")
      if #available(iOS 19, macOS 16, *) { content }
      Text("last")
    }
  }
}

@available(iOS 18, macOS 15, *)
struct Ruled: View {
  var body: some View { RuledView { Text("a") } }
}

extension View {
  func doubled() -> some View {
    Titled(title: "twice") { self }.padding()
  }
}
