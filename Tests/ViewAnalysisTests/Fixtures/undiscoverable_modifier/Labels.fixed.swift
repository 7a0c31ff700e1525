import SwiftUI

struct Inset: ViewModifier {
  let edges: Edge.Set
  let length: CGFloat

  init(in edges: Edge.Set, `default` length: CGFloat, _ extra: CGFloat = 2) {
    self.edges = edges
    self.length = length + extra
  }

  func body(content: Content) -> some View { content.padding(edges, length) }
}

extension View {
  func inset(in edges: Edge.Set, default length: CGFloat, _ extra: CGFloat = 2) -> some View {
    modifier(Inset(in: edges, default: length, extra))
  }
}

struct Labels: View {
  var body: some View {
    VStack {
      Text("a").inset(in: .top, default: 3)
      Text("b").inset(in: .bottom, default: 3, 4)
    }
  }
}
