import Testing

@testable import ViewAnalysis

struct InnermostNodeTests {
  /// The same answer as from the root downwards, at each offset.
  @Test func findsTheNodeAtEachOffset() {
    let text = """
      import SwiftUI

      struct Screen: View {
        @State private var isOn = false;var names: [String] { [] }
        var body: some View {
          VStack { Text("A").padding(8)
            if isOn { Text("é🙂") } else { }
          }.font(.title) ; Text("B")
        }
      }; struct Empty {}
      func f<T>() where T: View { f(); { $0 + 1 }(2) }
      let x = [1, 2][

      """
    let parsed = parse(Array(text.utf8))
    let tree = parsed.tree
    for offset in 0...tree.bytes.count {
      #expect(tree.innermostNode(at: offset) == nodeFromAbove(at: offset, in: tree), "\(offset)")
    }
  }

  private func nodeFromAbove(at offset: Int, in tree: SyntaxTree) -> Node {
    var found = tree.root
    while let next = child(of: found, at: offset) { found = next }
    return found
  }

  private func child(of node: Node, at offset: Int) -> Node? {
    let children = Array(node.children)
    return children.first { $0.range.contains(offset) }
      ?? children.last { $0.range.upperBound == offset && $0.range.lowerBound <= offset }
  }
}
