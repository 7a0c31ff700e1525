// swift-format-ignore-file
struct TwoTexts: View {
  var body: some View {  // expect: rootless_body "`TwoTexts` is 2 views"
    Text("First")
    // The second.
    Text("Second")
      .font(.caption)
  }
}

struct WithBranch: View {
  let isShown: Bool

  var body: some View {  // expect: rootless_body
    // Above the first.
    if isShown {
      Text("Shown")
    } else {
      Image(systemName: "eye")
    }
    Text("Always")
    // At the end.
  }
}

struct WithSwitch: View {
  let count: Int

  var body: some View {  // expect: rootless_body
    let half = count / 2
    Text("\(half)")
    switch count {
    case 0: Text("None")
    default: Text("Some")
    }
  }
}

struct OneLine: View {
  var body: some View { Text("A"); Text("B") }  // expect: rootless_body
}

struct Late {}

extension Late: View {
  var body: some View {  // expect: rootless_body "`Late` is 3 views"
    let _ = Self.self
    content
    TwoTexts()
    caption(of: """
      Three
        lines
      """)
  }

  private var content: some View { Text("Content") }
  private func caption(of text: String) -> some View { Text(text) }
}

struct OneInnerLine: View {
  var body: some View {  // expect: rootless_body
    Text("A"); Text("B")
  }
}
