import SwiftUI

/// A title above the content.
struct TitledModifier: ViewModifier {  // expect: layout_in_modifier "one other view in a `VStack`"
  let title: String
  var spacing: CGFloat = 8
  @Environment(\.isEnabled) private var isEnabled

  /// The title, then the content.
  func body(content: Content) -> some View {
    VStack(spacing: spacing) {
      Text(title).opacity(isEnabled ? 1 : 0.5)
      content
    }
    .padding()
  }
}

extension View {
  /// Puts a title above the view.
  func titled(_ title: String, spacing: CGFloat = 8) -> some View {
    modifier(TitledModifier(title: title, spacing: spacing))
  }

  func faded() -> some View { opacity(0.5) }
}

struct ActionBar<Icon>: ViewModifier where Icon: View {  // expect: layout_in_modifier
  let icon: Icon
  let action: () -> Void

  init(icon: Icon, action: @escaping () -> Void = {}) {
    self.icon = icon
    self.action = action
  }

  func body(content: Content) -> some View {
    VStack {
      ScrollView { content }
      Button(action: action) { icon }
    }
  }
}

@available(iOS 18, macOS 15, *)
private struct RuledModifier: ViewModifier {  // expect: layout_in_modifier "2 other views"
  func body(content: Content) -> some View {
    return List {
      Text("first")
      if #available(iOS 19, macOS 16, *) { content }
      Text("last")
    }
  }
}

@available(iOS 18, macOS 15, *)
struct Ruled: View {
  var body: some View { Text("a").modifier(RuledModifier()) }
}

extension View {
  func doubled() -> some View {
    self.modifier(TitledModifier(title: "twice")).padding()
  }
}
