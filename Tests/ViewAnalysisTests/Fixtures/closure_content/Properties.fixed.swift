import SwiftUI

// Modifiers, nesting, `self`.
struct Banner<Content: View>: View {
  let title: String
  @ViewBuilder var content: Content

  var body: some View {
    Group {
      HStack(spacing: 8) {
        Text(title)
        self.content.padding(4)
      }
      .background { Color.yellow }
    }
  }
}

// Two closures, one of them after a type's parentheses.
struct Split<Leading: View, Trailing>: View where Trailing: View {
  @ViewBuilder let leading: Leading
  @ViewBuilder let trailing: Trailing

  var body: some View {
    HStack {
      leading
      #if os(macOS)
        Divider()
      #endif
      trailing
    }
  }
}

// In the content of a modifier.
struct Ornament<Mark: View>: View {
  @ViewBuilder let mark: Mark

  var body: some View {
    Circle()
      .overlay(alignment: .bottom) { mark }
  }
}

struct Uses: View {
  var body: some View {
    Banner(title: "New") { Text("Hello") }
    Split(leading: { Text("A") }, trailing: { Text("B") })
    Ornament { Text("C") }
  }
}
