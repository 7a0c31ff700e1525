import SwiftUI

// Modifiers, nesting, `self`.
struct Banner<Content: View>: View {
  let title: String
  var content: () -> Content  // expect: closure_content "`Banner`"

  var body: some View {
    Group {
      HStack(spacing: 8) {
        Text(title)
        self.content().padding(4)
      }
      .background { Color.yellow }
    }
  }
}

// Two closures, one of them after a type's parentheses.
struct Split<Leading: View, Trailing>: View where Trailing: View {
  let leading: () -> Leading  // expect: closure_content
  let trailing: (() -> Trailing)  // expect: closure_content

  var body: some View {
    HStack {
      leading()
      #if os(macOS)
        Divider()
      #endif
      trailing()
    }
  }
}

// In the content of a modifier.
struct Ornament<Mark: View>: View {
  let mark: () -> Mark  // expect: closure_content

  var body: some View {
    Circle()
      .overlay(alignment: .bottom) { mark() }
  }
}

struct Uses: View {
  var body: some View {
    Banner(title: "New") { Text("Hello") }
    Split(leading: { Text("A") }, trailing: { Text("B") })
    Ornament { Text("C") }
  }
}
