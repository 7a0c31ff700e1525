/// One file's tokens and syntax nodes, as flat arrays. It never changes. A handle: as cheap to copy as a number.
///
/// Nodes are in pre-order: a node's descendants are the `size - 1` nodes after it, its first child is the
/// next node, its next sibling lies `size` further on. So most questions about a subtree are a loop over a
/// range, and no walk needs recursion.
///
/// It can be looked at as long as its `ParsedFile` lives.
package struct SyntaxTree: Sendable, BitwiseCopyable, Equatable {
  let handle: TreeHandle

  init(_ handle: TreeHandle) { self.handle = handle }

  /// The file's text, UTF-8, as it was given, valid or not.
  package var bytes: FrozenBuffer<UInt8> { @inline(__always) get { handle.bytes } }

  /// All tokens, `continuation`s included; the last is `endOfFile`.
  package var tokens: Tokens { @inline(__always) get { handle.tokens } }

  package var nodes: Nodes { @inline(__always) get { handle.nodes } }

  /// The comments in order, each with its delimiters, a line comment without its line end.
  package var comments: [Comment] { handle.comments }

  /// Ascending indices of the tokens where something is missing, unexpected or broken.
  package var errors: [UInt32] { handle.errors }
}

extension SyntaxTree {
  /// The `sourceFile` node.
  package var root: Node { Node(tree: self, id: 0) }

  package func node(_ id: Int) -> Node { Node(tree: self, id: id) }

  /// The text of a range of UTF-8 offsets; a range beyond the file is cut to it.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The innermost node whose text contains the offset (or ends at it, where nothing begins there).
  package func innermostNode(at offset: Int) -> Node {
    let next = tokens.partitionIndex { Int($0.start) > offset }
    // Nodes are in pre-order: what contains the offset or ends there is around the last node that begins before it, or is
    // that node.
    var found = node(max(0, nodes.partitionIndex { Int($0.firstToken) >= next } - 1))
    while !found.range.contains(offset), found.range.upperBound != offset, let parent = found.parent {
      found = parent
    }
    return found
  }

  /// Whether something is missing, unexpected or broken among the given tokens.
  package func hasError(inTokens range: Range<Int>) -> Bool {
    let errors = errors
    let first = errors.partitionIndex { Int($0) >= range.lowerBound }
    return first < errors.count && Int(errors[first]) < range.upperBound
  }
}

/// What the tree keeps of a node.
package struct NodeRecord: ColumnElement, Sendable, Equatable {
  package var kind: SyntaxKind
  /// Number of nodes in the subtree, this one included.
  package var size: UInt32
  /// Index of the parent node; the root's is its own.
  package var parent: UInt32
  /// Index of the first token.
  package var firstToken: UInt32
  /// Index of the token after the last one.
  package var endToken: UInt32

  /// Everything but the kind.
  package struct Extent: BitwiseCopyable, Equatable {
    var size: UInt32
    var parent: UInt32
    var firstToken: UInt32
    var endToken: UInt32
  }

  package var head: SyntaxKind { @inline(__always) get { kind } }
  package var rest: Extent {
    @inline(__always) get { Extent(size: size, parent: parent, firstToken: firstToken, endToken: endToken) }
  }

  @inline(__always)
  package init(_ kind: SyntaxKind, _ extent: Extent) {
    self.init(
      kind: kind, size: extent.size, parent: extent.parent, firstToken: extent.firstToken,
      endToken: extent.endToken)
  }

  package init(kind: SyntaxKind, size: UInt32, parent: UInt32, firstToken: UInt32, endToken: UInt32) {
    self.kind = kind
    self.size = size
    self.parent = parent
    self.firstToken = firstToken
    self.endToken = endToken
  }
}

/// A comment's place, in UTF-8 offsets, delimiters included.
package struct Comment: BitwiseCopyable, Sendable, Equatable {
  package var start: UInt32
  package var end: UInt32
  /// `/* … */` rather than `// …`.
  package var isBlock: Bool

  package var range: Range<Int> { Int(start)..<Int(end) }

  package init(start: UInt32, end: UInt32, isBlock: Bool) {
    self.start = start
    self.end = end
    self.isBlock = isBlock
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first place for which the test holds, where it holds for all after it, too.
  func partitionIndex(where test: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
