// swift-format-ignore-file
struct TwoTexts: View {
  var body: some View {
    Group {
      Text("First")
      // The second.
      Text("Second")
        .font(.caption)
    }
  }
}

struct WithBranch: View {
  let isShown: Bool

  var body: some View {
    Group {
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
}

struct WithSwitch: View {
  let count: Int

  var body: some View {
    let half = count / 2
    Group {
      Text("\(half)")
      switch count {
      case 0: Text("None")
      default: Text("Some")
      }
    }
  }
}

struct OneLine: View {
  var body: some View { Group { Text("A"); Text("B") } }
}

struct Late {}

extension Late: View {
  var body: some View {
    let _ = Self.self
    Group {
      content
      TwoTexts()
      caption(of: """
        Three
          lines
        """)
    }
  }

  private var content: some View { Text("Content") }
  private func caption(of text: String) -> some View { Text(text) }
}

struct OneInnerLine: View {
  var body: some View {
    Group {
      Text("A"); Text("B")
    }
  }
}
