extension RepeatedRun {
  /// Whether all places are the branches of one `if` or `switch` of the file, and end with the run: written once on a
  /// `Group` around it, the run needs no name.
  func fitsAroundBranches(in tree: SyntaxTree, file: String?) -> Bool {
    guard others.count + 1 == placeCount, others.allSatisfy({ $0.file == file }) else { return false }
    var common: Int?
    for range in [range] + others.map(\.range) {
      guard let conditional = tree.conditional(aroundRun: range)?.id, common == nil || common == conditional
      else { return false }
      common = conditional
    }
    return true
  }
}

extension SyntaxTree {
  /// The outermost `if` or the `switch` of which a branch's only view ends with the run in the range of UTF-8 offsets.
  fileprivate func conditional(aroundRun range: Range<Int>) -> Node? {
    let ancestors = sequence(first: innermostNode(at: range.lowerBound), next: \.parent)
    guard let end = ancestors.first(where: { $0.range.upperBound >= range.upperBound }),
      end.range.upperBound == range.upperBound, end.outermostChain.id == end.id,
      let item = end.parent, item.kind == .codeBlockItem, let branch = item.parent,
      branch.children(.codeBlockItem).count == 1, var conditional = branch.parent
    else { return nil }
    switch branch.kind {
    case .codeBlock where conditional.kind == .ifExpr:
      while let outer = conditional.parent, outer.kind == .ifExpr { conditional = outer }
      return conditional
    case .switchCase: return conditional
    default: return nil
    }
  }
}
