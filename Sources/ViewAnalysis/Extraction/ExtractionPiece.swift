/// Code of one member that becomes a view type of its own: a view with its modifiers, a branch, or statements in a row.
package struct ExtractionPiece: Sendable, Hashable {
  package let first: Node
  /// A sibling after `first`, or `first` itself.
  package let last: Node

  package init(_ node: Node) {
    first = node
    last = node
  }

  /// Siblings, in the order of the text.
  package init(first: Node, last: Node) {
    self.first = first
    self.last = last
  }

  /// UTF-8 offsets, without the trivia around it.
  package var range: Range<Int> {
    let start = first.range.lowerBound
    return start..<max(start, last.range.upperBound)
  }

  /// The indices of its nodes.
  var subtree: Range<Int> { first.id..<max(first.id, last.subtree.upperBound) }

  var tokenRange: Range<Int> {
    let start = first.tokenRange.lowerBound
    return start..<max(start, last.tokenRange.upperBound)
  }

  /// The only node; nil for several.
  var onlyNode: Node? { first == last ? first : nil }

  func contains(_ node: Node) -> Bool { subtree.contains(node.id) }

  /// Whether it is a `Section`, or several.
  var areSections: Bool {
    var current: Node? = first
    while let node = current {
      let view = node.kind == .codeBlockItem ? node.firstChild ?? node : node
      guard ViewExpression(view).typeName == "Section" else { return false }
      if node == last { return true }
      current = node.nextSibling
    }
    return false
  }

  var hasError: Bool { first.tree.hasError(inTokens: tokenRange) }
}

extension ExtractionPiece {
  /// Whether the other one reads the same but for its leaves, and both are large: types of their own would be copies that
  /// `duplicated_view_structure` reports.
  func isBuilt(like other: ExtractionPiece) -> Bool {
    guard let shape, let other = other.shape else { return false }
    return shape == other
  }

  /// What all copies have in common; nil for a small piece, and for several nodes.
  fileprivate var shape: [UInt8]? {
    onlyNode.flatMap { $0.isLarge ? $0.code(without: $0.leaves) : nil }
  }
}

extension Collection<ExtractionPiece> {
  /// Throws where two of them would become copies.
  func checkDifferences() throws(ExtractionObstacle) {
    var shapes: Set<[UInt8]> = []
    for shape in compactMap(\.shape) where !shapes.insert(shape).inserted {
      throw ExtractionObstacle("Two of the parts are built alike: make one view type of them.")
    }
  }
}

extension Node {
  /// Whether it may have as many views and modifiers as `duplicated_view_structure` asks for.
  fileprivate var isLarge: Bool {
    tree.nodes.ids(of: [.functionCallExpr], in: subtree).dropFirst(7).contains { _ in true }
  }
}

/// Why code can't become a view type: what a user is told.
package struct ExtractionObstacle: Error, Equatable {
  package let message: String
  /// The name of the value that stands in the way.
  package let value: String?
  /// Whether the piece can be extracted after all if the actions that set the value stay with the owner.
  let isSparedByActions: Bool

  init(_ message: String, value: String? = nil, isSparedByActions: Bool = false) {
    self.message = message
    self.value = value
    self.isSparedByActions = isSparedByActions
  }

  /// "the type of `user` can't be told"
  static func type(of name: String) -> ExtractionObstacle {
    ExtractionObstacle("The type of `\(name)` can't be told.", value: name)
  }

  static func use(of name: String) -> ExtractionObstacle {
    ExtractionObstacle("`\(name)` can't be handed over to another type.", value: name)
  }
}
