extension SyntaxTree {
  /// Whether the piece of code that stands or falls with the range is broken: the innermost member (or
  /// statement of the file) around it, or a type's header where the range lies in one.
  ///
  /// So a broken line costs its own declaration and nothing beyond it. What a rule concludes from a type's
  /// other members, it checks for errors itself.
  package func isBroken(around range: Range<Int>) -> Bool {
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

extension TypeDecl {
  /// Whether anything is broken in the type but for the code in its members' braces: then it is not certain
  /// which members it has, and what they are.
  package var hasBrokenOutline: Bool {
    if !node.hasError { return false }
    var next = node.tokenRange.lowerBound
    for member in members {
      // Code stands in the declaration itself or in its bindings; a type in a type has members.
      for part in member.children.flatMap({ $0.kind == .patternBinding ? Array($0.children) : [$0] }) {
        guard [.codeBlock, .accessorBlock, .memberBlock].contains(part.kind) else { continue }
        if node.tree.hasError(inTokens: next..<max(next, part.tokenRange.lowerBound)) { return true }
        next = part.tokenRange.upperBound
      }
    }
    return node.tree.hasError(inTokens: next..<max(next, node.tokenRange.upperBound))
  }
}

extension Property {
  /// Whether the property may have attributes in the broken code right above it.
  package var mayLackItsAttributes: Bool {
    let first = variable.node.tokenRange.lowerBound
    return variable.node.attributes.isEmpty
      && variable.node.tree.hasError(inTokens: max(0, first - 1)..<first)
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
