/// Expressions put together from pieces of the file's text.
package enum ExpressionText {
  /// `condition ? first : second`, each part in parentheses where it needs them. Nil where a part can't stand
  /// in a ternary: `try`, `await`, an assignment.
  package static func ternary(_ condition: Node, then first: Node, else second: Node) -> String? {
    guard let first = operand(first), let second = operand(second) else { return nil }
    return ternary(condition, then: first, else: second)
  }

  /// The same with texts as branches: `.zero`, `1`, what `operand(_:)` gave.
  package static func ternary(_ condition: Node, then first: String, else second: String) -> String? {
    guard let condition = operand(condition) else { return nil }
    return "\(condition) ? \(first) : \(second)"
  }

  /// One of two texts by the condition, in the parts between which lines may be broken, at least one: a ternary, or
  /// the condition itself where it chooses between true and false. Nil where the condition can't stand in one.
  package static func choice(_ condition: Node, then first: String, else second: String) -> [String]? {
    guard let test = operand(condition) else { return nil }
    if first == "true", second == "false" { return [condition.text] }
    if first == "false", second == "true" { return [negation(of: condition)] }
    return [test, "? " + first, ": " + second]
  }

  /// The expression's text as a part of a ternary, in parentheses where it needs them; nil where it can't be one.
  package static func operand(_ node: Node) -> String? {
    switch node.kind {
    case .tryExpr, .awaitExpr, .unsafeExpr, .ifExpr, .switchExpr, .doExpr, .inOutExpr, .copyExpr,
      .consumeExpr,
      .assignmentExpr:
      return nil
    case .sequenceExpr:
      var needsParentheses = false
      for part in node.children {
        switch part.kind {
        case .assignmentExpr, .tryExpr, .awaitExpr, .unsafeExpr, .discardAssignmentExpr: return nil
        case .unresolvedTernaryExpr: needsParentheses = true
        case .binaryOperatorExpr:
          // Nothing is known of another operator's precedence.
          if !bindsTighterThanTernary.contains(part.text) { needsParentheses = true }
        default: break
        }
      }
      return needsParentheses ? "(\(node.text))" : node.text
    default: return node.text
    }
  }

  /// The negation of a condition: `isOn` becomes `!isOn`, `!isOn` becomes `isOn`.
  package static func negation(of condition: Node) -> String {
    if condition.kind == .prefixOperatorExpr, let inner = condition.firstChild,
      condition.tree.hasText(
        "!" as StaticString, in: condition.range.lowerBound..<condition.range.lowerBound + 1),
      condition.range.lowerBound + 1 == inner.range.lowerBound
    {
      return inner.text
    }
    switch condition.kind {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .tupleExpr:
      return "!" + condition.text
    default: return "!(" + condition.text + ")"
    }
  }

  /// The expression's text where something is called on it: `(a + b)` before `.padding()`.
  package static func base(_ node: Node) -> String {
    switch node.kind {
    case .sequenceExpr, .prefixOperatorExpr, .tryExpr, .awaitExpr, .unsafeExpr, .closureExpr, .ifExpr,
      .switchExpr,
      .unresolvedTernaryExpr, .macroExpansionExpr:
      return "(" + node.text + ")"
    default: return node.text
    }
  }

  private static let bindsTighterThanTernary: Set<String> = [
    "||", "&&", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "??", "...", "..<", "+", "-", "*", "/",
    "%",
    "&+", "&-", "&*", "|", "&", "^", "<<", ">>",
  ]
}
