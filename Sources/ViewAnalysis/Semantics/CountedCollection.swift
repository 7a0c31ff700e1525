extension Node {
  /// `books` in `0..<books.count`, `0...books.count - 1`, `0..<min(3, books.count)` and `books.indices`, in parentheses, an
  /// `Array` or reversed, too.
  var collectionCounted: Node? {
    let node = insideParentheses
    if let access = MemberAccess(node) { return access.name == "indices" ? access.base : nil }
    if let call = FunctionCall(node) {
      if call.name == "reversed" { return call.base?.collectionCounted }
      return call.isPlainCall(of: "Array") ? call.firstArgument?.value?.collectionCounted : nil
    }
    let parts = Array(node.children)
    guard node.kind == .sequenceExpr, parts.count >= 3, parts[0].kind == .integerLiteralExpr else {
      return nil
    }
    let isToLast = parts.count == 5 && parts[1].hasText("...") && parts[3].hasText("-")
    guard isToLast || parts.count == 3 && parts[1].hasText("..<") else { return nil }
    let limit = parts[2].insideParentheses
    if let call = FunctionCall(limit), call.isPlainCall(of: "min") {
      return call.arguments.lazy.compactMap { $0.value?.collectionOfCount }.first
    }
    return limit.collectionOfCount
  }

  /// `books` in `books.count`.
  var collectionOfCount: Node? {
    MemberAccess(self).flatMap { $0.name == "count" ? $0.base : nil }
  }
}
