extension ViewResolver {
  /// Whether what the code around another piece of code gives is computed with it, and once.
  func alwaysRuns(_ node: Node) -> Bool {
    switch node.kind {
    case .ifExpr, .switchExpr, .guardStmt, .forStmt, .functionDecl, .variableDecl: return false
    case .closureExpr:
      guard let owner = Closure(node)?.use?.call, let type = owner.constructedType,
        let traits = declaredEntry(type)?.traits
      else { return false }
      return traits.contains(.container) && traits.isDisjoint(with: [.iterates, .lazy])
        && node.parent?.kind != .labeledExpr
    default: return true
    }
  }
}
