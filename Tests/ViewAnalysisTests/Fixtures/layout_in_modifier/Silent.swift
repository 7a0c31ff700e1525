import SwiftUI

struct BadgeModifier: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .topTrailing) {
        HStack { Text("\(count)") }
      }
      .safeAreaInset(edge: .bottom) {
        VStack {
          Text("a")
          Text("b")
        }
      }
      .background { Color.red }
  }
}

struct LayeredModifier: ViewModifier {
  func body(content: Content) -> some View {
    ZStack {
      Color.red
      content
    }
  }
}

struct ScrollingModifier: ViewModifier {
  func body(content: Content) -> some View {
    ScrollView {
      VStack { content }
    }
  }
}

/// Only one of them is shown.
struct LoadingModifier: ViewModifier {
  let isLoading: Bool

  func body(content: Content) -> some View {
    VStack {
      if isLoading { ProgressView() } else { content }
    }
  }
}

/// The stack is in an overlay.
struct ToastModifier: ViewModifier {
  @ViewBuilder
  func body(content: Content) -> some View {
    Color.clear.overlay {
      VStack {
        content
      }
    }
  }
}

struct NoModifier: View {
  let content: Text

  var body: some View {
    VStack {
      content
      Text("a")
    }
  }
}

/// What VoiceOver reads isn't laid out.
struct DescribedModifier: ViewModifier {
  let hint: String

  func body(content: Content) -> some View {
    content
      .accessibilityRepresentation {
        VStack {
          content
          Text(hint)
        }
      }
  }
}
