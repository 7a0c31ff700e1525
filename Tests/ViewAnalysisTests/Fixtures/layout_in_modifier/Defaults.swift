import SwiftUI

enum Pace {
  case slow
  case steps(Int)
}

struct Ticker: ViewModifier {  // expect: layout_in_modifier
  let spacing: CGFloat
  let pace: Pace
  let title: String
  var onEnd: () -> Void

  @State private var offset: CGFloat = 0

  func body(content: Content) -> some View {
    HStack(spacing: spacing) {
      content
      Text(title).offset(x: offset).onTapGesture { onEnd() }
    }
  }
}

extension View {
  func ticker(
    _ title: String, spacing: CGFloat = 10, pace: Pace = .steps(2), onEnd: @escaping () -> Void = {}
  ) -> some View {
    modifier(Ticker(spacing: spacing, pace: pace, title: title, onEnd: onEnd))
  }
}

struct Defaults: View {
  var body: some View {
    VStack {
      Text("a").ticker("b")
      Text("c").ticker("d", spacing: 3)
      Text("e").ticker("f", spacing: 3, pace: .slow) { print("g") }
    }
  }
}
