extension ViewResolver {
  /// Whether one `onAppear` is all that changes the state, and gives it values that the code spells out: from then on it
  /// stays as it is.
  func isEntranceState(_ state: ViewProperty, of type: TypeModel) -> Bool {
    guard state.wrapper == "State", !state.isVisibleElsewhere else { return false }
    let changes = propertyUses.changes(of: state.name, in: type)
    let actions = changes.map { $0.givesLiteral ? $0.node.appearance : nil }
    return actions.first.flatMap { $0 } != nil && actions.allSatisfy { $0 == actions.first }
  }
}

extension PropertyUse {
  /// `isShown = true`
  fileprivate var givesLiteral: Bool {
    guard form == .value, node.isReplaced, let value = node.assignedValue?.kind else { return false }
    return [.booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr].contains(value)
  }
}

extension Node {
  /// The action of the `onAppear` that runs the code once, be it in an animation or after a while.
  fileprivate var appearance: Node? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpr:
        guard let call = Closure(ancestor)?.use?.call else { return nil }
        if call.name == "onAppear" { return ancestor }
        guard call.name == "withAnimation" || call.callsAsync else { return nil }
      case .forStmt, .whileStmt, .repeatStmt, .functionDecl, .accessorBlock: return nil
      default: continue
      }
    }
    return nil
  }
}
