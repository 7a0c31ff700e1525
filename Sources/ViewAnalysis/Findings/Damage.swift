extension SyntaxTree {
  /// Whether the piece of code that stands or falls with the range is broken: the innermost member (or
  /// statement of the file) around it, or a type's header where the range lies in one.
  ///
  /// So a broken line costs its own declaration and nothing beyond it. What a rule concludes from a type's
  /// other members, it checks for errors itself.
  package func isDamaged(around range: Range<Int>) -> Bool {
    if errors.isEmpty { return false }
    var node = innermostNode(at: range.lowerBound)
    while !node.range.contains(range), let parent = node.parent { node = parent }
    while true {
      if let type = TypeDecl(node), type.header.contains(range) {
        let block = type.memberBlock
        return hasError(
          inTokens: node.tokenRange.lowerBound..<(block?.tokenRange.lowerBound ?? node.tokenRange.upperBound))
      }
      guard let parent = node.parent else { return node.kind != .sourceFile && node.hasError }
      let isUnit = node.kind == .memberBlockItem || node.kind == .codeBlockItem && parent.isFileLevel
      if isUnit { return node.hasError }
      node = parent
    }
  }
}

extension Node {
  /// The file itself, or the branch of an `#if` around its declarations.
  fileprivate var isFileLevel: Bool {
    var node = self
    while node.kind == .ifConfigClause || node.kind == .ifConfigDecl || node.kind == .codeBlockItem {
      guard let parent = node.parent else { return false }
      node = parent
    }
    return node.kind == .sourceFile
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
