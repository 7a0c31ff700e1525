extension Node {
  /// Whether it is the same wherever it stands: a literal, a case.
  var isPlainValue: Bool {
    switch kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr, .arrayExpr, .dictionaryExpr: firstChild == nil
    case .memberAccessExpr: isImplicitMember
    default: false
    }
  }
}
