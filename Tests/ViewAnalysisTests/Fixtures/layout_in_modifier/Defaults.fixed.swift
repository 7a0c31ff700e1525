import SwiftUI

enum Pace {
  case slow
  case steps(Int)
}

struct Ticker<Content: View>: View {
  var spacing: CGFloat = 10
  var pace: Pace = .steps(2)
  let title: String
  var onEnd: () -> Void = {}

  @State private var offset: CGFloat = 0
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: spacing) {
      content
      Text(title).offset(x: offset).onTapGesture { onEnd() }
    }
  }
}

struct Defaults: View {
  var body: some View {
    VStack {
      Ticker(title: "b") { Text("a") }
      Ticker(spacing: 3, title: "d") { Text("c") }
      Ticker(spacing: 3, pace: .slow, title: "f", onEnd: { print("g") }) { Text("e") }
    }
  }
}
