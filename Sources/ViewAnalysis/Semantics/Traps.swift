extension Node {
  /// Whether the expression may end the program: a getter that holds one is computed only where it was before.
  var mayTrap: Bool {
    switch kind {
    case .forceUnwrapExpr, .subscriptCallExpr, .unresolvedAsExpr, .tryExpr, .awaitExpr: true
    case .declReferenceExpr: mentions("fatalError") || mentions("preconditionFailure")
    default: false
    }
  }
}
