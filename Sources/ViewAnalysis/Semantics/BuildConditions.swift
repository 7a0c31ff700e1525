extension Node {
  /// What has to hold so that the node is compiled, by the `#if`s around it within the declaration of its type, the
  /// outermost first: `os(iOS)`, `!DEBUG` in an `#else`. Nil where such a condition is not complete.
  package var buildConditions: [String]? {
    var conditions: [String] = []
    for ancestor in ancestors {
      if ancestor.kind == .memberBlock { break }
      guard ancestor.kind == .ifConfigClause else { continue }
      guard let condition = ancestor.conditionOfClause else { return nil }
      conditions.append(condition)
    }
    return conditions.reversed()
  }

  /// What has to hold so that this clause of an `#if` is compiled.
  package var conditionOfClause: String? {
    let before = parent?.children(.ifConfigClause).prefix { $0 != self }.map(\.writtenCondition) ?? []
    let own = writtenCondition
    guard own != nil || firstToken.kind == .poundElse else { return nil }
    // No two platforms are built for at a time.
    if let own, own.isPlatform, before.allSatisfy({ $0?.isPlatform == true && $0?.text != own.text }) {
      return own.text
    }
    var parts: [String] = []
    for condition in before {
      guard let condition else { return nil }
      parts.append(condition.negatedCondition)
    }
    if let own { parts.append(parts.isEmpty || own.kind != .sequenceExpr ? own.text : "(\(own.text))") }
    return parts.joined(separator: " && ")
  }

  /// The condition that stands in the clause; an `#else` has none.
  private var writtenCondition: Node? {
    guard firstToken.kind != .poundElse, let first = firstChild, first.kind.isExpression else { return nil }
    return first
  }

  /// Whether it is a condition like `os(iOS)`.
  private var isPlatform: Bool {
    FunctionCall(self).map { $0.callee?.isReference(to: "os") == true && $0.arguments.count == 1 } == true
  }

  private var negatedCondition: String {
    switch kind {
    case .prefixOperatorExpr where text.hasPrefix("!"): String(text.dropFirst())
    case .declReferenceExpr, .functionCallExpr, .tupleExpr, .booleanLiteralExpr: "!" + text
    default: "!(\(text))"
    }
  }
}
