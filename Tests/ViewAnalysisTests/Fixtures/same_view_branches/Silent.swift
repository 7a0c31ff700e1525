// swift-format-ignore-file
struct Wrapped<Content: View>: View {
  @Binding var first: String
  @Binding var second: String
  let isOn: Bool
  let count: Int
  let title: String
  let name: String?
  let attributed: AttributedString
  let content: Content

  var body: some View {
    VStack {
      // Different views.
      if isOn { Text("A") } else { Image(systemName: "a") }
      // The same, without a difference.
      if isOn { Text("A") } else { Text("A") }
      // A binding, a pattern, a platform.
      if let name { Text(name) } else { Text("None") }
      if #available(iOS 17, *) { Text("A").font(.title) } else { Text("A").font(.body) }
      // Several conditions, several branches, several views.
      if isOn, count > 1 { Text("A") } else { Text("B") }
      if isOn { Text("A") } else if count > 1 { Text("B") } else { Text("C") }
      if isOn {
        Text("A")
        Text("B")
      } else {
        Text("A")
      }
      if isOn { Text("A") }
      // A literal is localized, a value is not.
      if isOn { Text("A") } else { Text(title) }
      if isOn { Text(title) } else { Text(attributed) }
      if isOn { Text(String(describing: count)) } else { Text(attributed) }
      if isOn { Text("A") } else { Text(String(describing: count)) }
      if isOn { Button("A") {} } else { Button(title) {} }
    }
    .overlay {
      VStack {
        // Closures, labels.
        if isOn { Button("A") { print(1) } } else { Button("B") { print(2) } }
        if isOn { Image(systemName: "a") } else { Image("a") }
        if isOn { Text("A").onAppear { print(1) } } else { Text("A") }
        if isOn { Text("A").frame(width: 1) } else { Text("A").frame(height: 1) }
        // Other data, other content.
        if isOn { TextField("A", text: $first) } else { TextField("A", text: $second) }
        if isOn { Text("A", comment: "One") } else { Text("B", comment: "Two") }
        // Types that no ternary joins.
        if isOn { Button("A") {}.buttonStyle(.bordered) } else { Button("A") {}.buttonStyle(.borderedProminent) }
        if isOn { Text("A").background(.red) } else { Text("A").background(.thinMaterial) }
        if isOn { TimelineView(.everyMinute) { _ in content } } else { TimelineView(.animation) { _ in content } }
        if isOn {
          NavigationLink("A", destination: Postponed(Text("A")))
        } else {
          NavigationLink("A", destination: Postponed(Color.red))
        }
        // Meant to be replaced.
        if isOn { Text("A").transition(.opacity) } else { Text("B").transition(.opacity) }
        if isOn { Text("A").id(1) } else { Text("B").id(2) }
      }
    }
    .background {
      VStack {
        // No value is known with which they do nothing.
        if isOn { content.border(Color.red) } else { content }
        if isOn { Text("A").font(.title) } else { Text("A") }
        if isOn { content.padding(EdgeInsets()) } else { content }
        if isOn { Text("A").offset(CGSize(width: 1, height: 1)).italic() } else { Text("A").opacity(0.3) }
        if isOn { Text("A").shadow(radius: 3, x: 1, y: 1) } else { Text("A") }
      }
    }
    .onAppear {
      if isOn { print("a") } else { print("b") }
    }
  }

  func text() -> some View {
    if isOn {
      return Text("A")
    } else {
      return Text("B")
    }
  }
}

struct Postponed<Content: View>: View {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  var body: some View { content }
}

/// Each choice is a type of its own.
struct Selectable: View {
  let isOn: Bool
  let text: String

  var body: some View {
    VStack {
      if isOn { Text(text).textSelection(.enabled) } else { Text(text).textSelection(.disabled) }
    }
  }
}
