extension Node {
  /// Whether the code is compiled in debug builds only: inside `#if DEBUG`, or the `#else` of `#if !DEBUG`.
  var isDebugOnly: Bool {
    ancestors.contains { clause in
      guard clause.kind == .ifConfigClause else { return false }
      if clause.firstToken.kind == .poundElse {
        let clauses = clause.parent?.children(.ifConfigClause) ?? []
        return clauses.count == 2 && clauses.first?.firstChild?.hasText("!DEBUG") == true
      }
      return clause.firstChild.map(impliesDebug) ?? false
    }
  }
}

/// Whether the condition is true in debug builds only: `DEBUG`, or `DEBUG && …`.
private func impliesDebug(_ condition: Node) -> Bool {
  if condition.kind == .sequenceExpr {
    return condition.children(.binaryOperatorExpr).allSatisfy { $0.hasText("&&") }
      && condition.children.contains { $0.isReference(to: "DEBUG") }
  }
  return condition.isReference(to: "DEBUG")
}
