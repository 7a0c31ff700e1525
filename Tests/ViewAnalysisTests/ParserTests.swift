import Testing
import ViewAnalysis

/// The tree as nested kinds, `kind(child child)`, leaves without parentheses.
private func shape(_ node: Node) -> String {
  let children = node.children.map(shape)
  return children.isEmpty ? node.kind.name : "\(node.kind.name)(\(children.joined(separator: " ")))"
}

private func shape(_ source: String) -> String {
  let parsed = parse(Array(source.utf8))
  return shape(parsed.tree.root)
}

@Suite struct ParserTests {
  @Test func modifierChainsNestFromTheRootOutwards() {
    #expect(
      shape("Text(a).bold()")
        == "sourceFile(codeBlockItem(functionCallExpr(memberAccessExpr(functionCallExpr("
        + "declReferenceExpr labeledExpr(declReferenceExpr)) declReferenceExpr))))")
  }

  @Test func anOperatorIsSplitWhereGenericsClose() {
    let parsed = parse(Array("let a: A<B<Int>>=b >> c".utf8))
    let tree = parsed.tree
    #expect(!tree.root.hasError)
    #expect(tree.root.descendants(.genericArgumentClause).map(\.text) == ["<B<Int>>", "<Int>"])
    #expect(tree.root.descendants(.binaryOperatorExpr).map(\.text) == [">>"])
  }

  @Test func aComparisonIsNoGenericArgument() {
    let parsed = parse(Array("f(a < b, c > (d))".utf8))
    let tree = parsed.tree
    #expect(!tree.root.hasError)
    #expect(tree.root.descendants(.genericArgumentClause).isEmpty == false)
    let other = parse(Array("f(a < b, c > d)".utf8))
    #expect(other.tree.root.descendants(.genericArgumentClause).isEmpty)
  }

  @Test func parentsAndSizesAgree() {
    let parsed = parse(Array("struct A { var b: Int { c.map { $0 + 1 } ?? \"\\(d)\" } }".utf8))
    let tree = parsed.tree
    for id in tree.nodes.indices.dropFirst() {
      let node = tree.node(id)
      #expect(node.parent?.contains(node) == true)
      #expect(node.parent?.children.contains(node) == true)
      #expect(tree.node(id).range.clamped(to: node.parent?.range ?? 0..<0) == node.range)
    }
  }

  @Test(arguments: [
    "struct A {\n  func f( {\n  }\n  var b: Int { 1 }\n}\nstruct C {}",
    "struct A {\n  let s = \"open\n  var b: Int { 1 }\n}\nstruct C {}",
    "struct A {\n  var x: = 3\n  var b: Int { 1 }\n}\nstruct C {}",
    "struct A {\n  func g() { foo(1, }\n  var b: Int { 1 }\n}\nstruct C {}",
  ])
  func aBrokenMemberCostsItselfAlone(_ source: String) {
    let parsed = parse(Array(source.utf8))
    let tree = parsed.tree
    #expect(tree.root.hasError)
    let names = tree.root.descendants(.structDecl).map { $0.text.prefix(8) }
    #expect(names == ["struct A", "struct C"])
    #expect(tree.root.descendants(.variableDecl).contains { $0.text == "var b: Int { 1 }" && !$0.hasError })
  }

  @Test func everyPrefixAndSuffixParses() {
    let source = Array(
      #"""
      @main struct App<T: P>: View where T == Int {
        @State private(set) var a: [String: (Int, x: Int) async throws -> Void]? = nil { didSet { print(a) } }
        var body: some View {
          #if DEBUG
          if let a, case .some(let b) = c, #available(iOS 17, *) { Text("\(a) b \("c\(d)")") }
          #endif
          switch x { case 1...2, is Int where y: f { $0 } g: { [weak self] x in } default: break }
        }
        init?(_ a: repeat each T, b: inout Int...) rethrows { for try await i in \.a?.b[3] where i /r+/ {} }
      }
      """#.utf8)
    for cut in source.indices {
      let prefix = parse(Array(source[..<cut]))
      let suffix = parse(Array(source[cut...]))
      #expect(prefix.tree.bytes.count == cut)
      #expect(suffix.tree.bytes.count == source.count - cut)
    }
  }
}
