extension ViewResolver {
  /// Whether all that changes the state is the view's own appearing, which gives it a value that the code spells out:
  /// from then on it stays as it is.
  func isEntranceState(_ state: ViewProperty, of type: TypeModel) -> Bool {
    guard state.wrapper == "State", !state.isVisibleElsewhere else { return false }
    let changes = propertyUses.uses(of: state.name, in: type).filter {
      !$0.isFilledInInitializer && ($0.form != .value || $0.mayChangeValue)
    }
    return !changes.isEmpty
      && changes.allSatisfy { change in
        guard change.form == .value, change.node.isReplaced, let value = change.node.assignedValue?.kind,
          [.booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr].contains(value)
        else { return false }
        return change.node.isInAppearing
      }
  }
}

extension Node {
  /// Whether the code runs once when a view appears, be it in an animation or after a while.
  fileprivate var isInAppearing: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpr:
        guard let call = Closure(ancestor)?.use?.call else { return false }
        if call.name == "onAppear" { return true }
        guard call.name == "withAnimation" || call.name == "asyncAfter" || call.name == "async" else {
          return false
        }
      case .forStmt, .whileStmt, .repeatStmt, .functionDecl, .accessorBlock: return false
      default: continue
      }
    }
    return false
  }
}
