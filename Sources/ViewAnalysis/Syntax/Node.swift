/// A node of a syntax tree: a tree and an index. Sixteen bytes: cheap to make, to copy and to compare.
///
/// It is valid as long as its tree is: see `ParsedFile`.
package struct Node: Sendable, BitwiseCopyable {
  package let tree: SyntaxTree
  private let index: UInt32

  /// The node's index in pre-order.
  package var id: Int { @inline(__always) get { Int(index) } }

  package init(tree: SyntaxTree, id: Int) {
    self.tree = tree
    index = UInt32(truncatingIfNeeded: id)
  }

  private var record: NodeRecord { tree.nodes[id] }

  package var kind: SyntaxKind { tree.nodes.kinds[id] }

  package func `is`(_ kind: SyntaxKind) -> Bool { self.kind == kind }

  // MARK: Relatives

  package var parent: Node? { id == 0 ? nil : Node(tree: tree, id: Int(record.parent)) }

  /// The parents, from the nearest to the root.
  package var ancestors: some Sequence<Node> { sequence(first: self, next: \.parent).dropFirst() }

  /// The declaration of a type's member that the node is, or stands in: the innermost one.
  package var typeMember: Node? {
    var node = self
    while let parent = node.parent {
      if parent.kind == .memberBlockItem { return node }
      node = parent
    }
    return nil
  }

  /// The nearest ancestor of one of the kinds.
  package func ancestor(_ kinds: SyntaxKind...) -> Node? {
    var node = parent
    while let current = node {
      if kinds.contains(current.kind) { return current }
      node = current.parent
    }
    return nil
  }

  package var children: Children { Children(node: self) }

  package func child(_ kind: SyntaxKind) -> Node? { children.first { $0.kind == kind } }

  package func children(_ kind: SyntaxKind) -> [Node] { children.filter { $0.kind == kind } }

  package var firstChild: Node? { record.size > 1 ? Node(tree: tree, id: id + 1) : nil }

  package var nextSibling: Node? {
    guard let parent else { return nil }
    let next = id + Int(record.size)
    return next < parent.id + Int(parent.record.size) ? Node(tree: tree, id: next) : nil
  }

  /// All nodes below this one, in pre-order.
  package var descendants: some Sequence<Node> {
    (id + 1..<id + Int(record.size)).lazy.map { [tree] in Node(tree: tree, id: $0) }
  }

  /// Indices of this node and of all below it.
  package var subtree: Range<Int> { id..<id + Int(record.size) }

  /// Whether the other node lies below this one or is it.
  package func contains(_ other: Node) -> Bool { subtree.contains(other.id) }

  package func descendants(_ kind: SyntaxKind) -> [Node] { descendants.filter { $0.kind == kind } }

  // MARK: Text

  /// UTF-8 offsets of the node's text, without the trivia around it.
  package var range: Range<Int> {
    let record = record
    let start = Int(tree.tokens[Int(record.firstToken)].start)
    guard record.endToken > record.firstToken else { return start..<start }
    return start..<max(start, Int(tree.tokens[Int(record.endToken) - 1].end))
  }

  package var text: String { tree.text(range) }

  /// Whether the node's text is this, without making a string of it.
  package func hasText(_ text: StaticString) -> Bool { tree.hasText(text, in: range) }

  /// Whether one of the node's tokens is this word: the cheapest question about a name, for turning away code
  /// that can't be meant.
  package func mentions(_ word: StaticString) -> Bool {
    let record = record
    let tokens = tree.tokens
    for index in Int(record.firstToken)..<Int(record.endToken) {
      let token = tokens[index]
      guard Int(token.end) - Int(token.start) == word.utf8CodeUnitCount else { continue }
      if tree.hasText(word, in: Int(token.start)..<Int(token.end)) { return true }
    }
    return false
  }

  // MARK: Tokens

  /// Indices of the node's tokens, its children's included. `continuation`s may be among them.
  package var tokenRange: Range<Int> { Int(record.firstToken)..<Int(record.endToken) }

  package var firstToken: Token { tree.tokens[Int(record.firstToken)] }

  /// The numbers of the tokens that belong to the node itself and to none of its children, in order.
  package var ownTokens: [Int] {
    var own: [Int] = []
    var next = Int(record.firstToken)
    for child in children {
      let tokens = child.tokenRange
      if next < tokens.lowerBound { own += next..<tokens.lowerBound }
      next = max(next, tokens.upperBound)
    }
    if next < Int(record.endToken) { own += next..<Int(record.endToken) }
    return own.filter { tree.tokens[$0].kind != .continuation }
  }

  /// The first of the node's own tokens that is of the kind.
  package func ownToken(_ kind: TokenKind) -> Token? {
    ownTokens.first { tree.tokens[$0].kind == kind }.map { tree.tokens[$0] }
  }

  /// Whether both nodes are the same code, white space and comments aside.
  package func hasSameTokens(as other: Node) -> Bool {
    kind == other.kind && tree.hasSameTokens(tokenRange, as: other.tokenRange, of: other.tree)
  }

  /// Whether the parser found anything missing, unexpected or broken within the node.
  package var hasError: Bool { tree.hasError(inTokens: tokenRange) }
}

extension SyntaxTree {
  /// Whether the tokens of both ranges, which are indices of tokens, are the same code, white space and comments aside.
  func hasSameTokens(_ indices: Range<Int>, as otherIndices: Range<Int>, of other: SyntaxTree) -> Bool {
    guard indices.count == otherIndices.count else { return false }
    let (tokens, otherTokens) = (tokens, other.tokens)
    return zip(indices, otherIndices).allSatisfy { index, otherIndex in
      let (token, otherToken) = (tokens[index], otherTokens[otherIndex])
      return token.kind == otherToken.kind
        && bytes[Int(token.start)..<Int(token.end)]
          .elementsEqual(other.bytes[Int(otherToken.start)..<Int(otherToken.end)])
    }
  }
}

extension Node: Hashable {
  package static func == (a: Node, b: Node) -> Bool { a.id == b.id && a.tree == b.tree }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A node's children, in order.
package struct Children: Sequence, Sendable {
  let node: Node

  package struct Iterator: IteratorProtocol {
    let tree: SyntaxTree
    var nextID: Int
    let end: Int

    package mutating func next() -> Node? {
      guard nextID < end else { return nil }
      let node = Node(tree: tree, id: nextID)
      nextID += Int(tree.nodes[nextID].size)
      return node
    }
  }

  package func makeIterator() -> Iterator {
    Iterator(tree: node.tree, nextID: node.id + 1, end: node.subtree.upperBound)
  }

  package var first: Node? { node.firstChild }

  package var last: Node? {
    var last: Node?
    for child in self { last = child }
    return last
  }

  package var count: Int { reduce(0) { count, _ in count + 1 } }
}

extension SyntaxTree {
  /// Whether the bytes in the range are this text.
  package func hasText(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount && text.withUTF8Buffer { bytes.hasBytes($0, in: range) }
  }

  package func text(of token: Token) -> String { text(Int(token.start)..<Int(token.end)) }
}
