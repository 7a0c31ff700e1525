import SwiftUI

struct Inset: ViewModifier {  // expect: undiscoverable_modifier
  let edges: Edge.Set
  let length: CGFloat

  init(in edges: Edge.Set, `default` length: CGFloat, _ extra: CGFloat = 2) {
    self.edges = edges
    self.length = length + extra
  }

  func body(content: Content) -> some View { content.padding(edges, length) }
}

struct Labels: View {
  var body: some View {
    VStack {
      Text("a").modifier(Inset(in: .top, default: 3))
      Text("b").modifier(Inset(in: .bottom, default: 3, 4))
    }
  }
}
