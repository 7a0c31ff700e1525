/// The parameters of a function on views that applies a closure to the view in one branch only, or another
/// closure in each, or that gives the view back in one branch and nothing in the other:
///
///     func when<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View
///     func shown(if condition: Bool) -> Self?
package struct ConditionalFunction: Sendable, Hashable {
  /// Zero-based indices of the parameters.
  package let condition: Int
  /// Nil where the function shows the view or nothing.
  package let transform: Int?
  /// How many values that closure takes.
  package let transformInputs: Int
  /// Whether the condition is an optional, whose value the closure may get.
  package let isOptional: Bool
  /// Whether a second closure is applied in the other branch.
  package let hasOtherTransform: Bool

  /// Nil where the function does something else.
  init?(_ function: FunctionDecl) {
    let parameters = function.parameters
    // What gives back `Self` has one type in both branches, and one identity.
    guard let body = function.body, let result = function.returnType, !result.isNamedType("Self")
    else { return nil }
    let conditions = parameters.indices.filter { parameters[$0].type?.isCondition == true }
    let transforms = parameters.indices.filter { parameters[$0].type?.transformsSelf == true }
    guard
      let condition = conditions.first(where: { index in
        guard let name = parameters[index].name else { return false }
        return body.decides(by: name)
      })
    else { return nil }
    self.condition = condition
    isOptional = parameters[condition].type?.kind == .optionalType
    guard !transforms.isEmpty else {
      guard !isOptional, body.givesSelfOrNothing else { return nil }
      transform = nil
      transformInputs = 0
      hasOtherTransform = false
      return
    }
    guard let applied = body.applications(of: transforms.compactMap { parameters[$0].name }) else {
      return nil
    }
    let used = transforms.filter { index in
      guard let name = parameters[index].name else { return false }
      return applied.contains { $0.hasSameText(as: name) }
    }
    guard let transform = used.first else { return nil }
    self.transform = transform
    transformInputs = parameters[transform].type?.asFunctionType?.functionTypeParameters.count ?? 1
    hasOtherTransform = used.count > 1
  }
}

extension Node {
  /// `Bool`, `() -> Bool`, `Value?`.
  fileprivate var isCondition: Bool {
    if let function = asFunctionType {
      return function.functionTypeParameters.isEmpty
        && function.functionTypeResult?.isNamedType("Bool") == true
    }
    return isNamedType("Bool") || kind == .optionalType
  }

  /// `(Self) -> Content`, further parameters or not.
  fileprivate var transformsSelf: Bool {
    guard let function = asFunctionType, let first = function.functionTypeParameters.first,
      let result = function.functionTypeResult
    else { return false }
    return first.children.last?.isNamedType("Self") == true && !result.isVoid
  }

  /// Whether one of the block's own statements branches by the name.
  fileprivate func decides(by name: Name) -> Bool {
    statements.contains { item in
      guard var statement = item.firstChild else { return false }
      if statement.kind == .returnStmt, let value = statement.firstChild { statement = value }
      switch statement.kind {
      case .ifExpr, .guardStmt:
        return statement.children(.conditionElement).contains { $0.mentions(name) }
      case .switchExpr: return statement.firstChild?.mentions(name) ?? false
      case .sequenceExpr:
        return statement.child(.unresolvedTernaryExpr) != nil
          && statement.firstChild?.mentions(name) == true
      default: return false
      }
    }
  }

  private func mentions(_ name: Name) -> Bool {
    subtree.contains { id in
      let node = tree.node(id)
      return (node.kind == .declReferenceExpr || node.kind == .identifierPattern)
        && node.firstName?.hasSameText(as: name) == true
    }
  }

  /// The names of the closures that are applied to `self`, each as often as it is; nil unless there are two results,
  /// each a closure applied to `self` or `self` itself.
  fileprivate func applications(of closures: [Name]) -> [Name]? {
    var applied: [Name] = []
    var results = 0
    for id in subtree {
      let node = tree.node(id)
      guard node.isReference(to: "self"), let parent = node.parent else { continue }
      results += 1
      switch parent.kind {
      case .codeBlockItem, .returnStmt, .sequenceExpr, .unresolvedTernaryExpr: continue
      case .labeledExpr:
        guard let call = FunctionCall(parent.parent), let callee = call.callee,
          call.firstArgument?.node == parent
        else { return nil }
        if let type = call.constructedType {
          guard type == "AnyView" else { return nil }
        } else if callee.kind == .declReferenceExpr || callee.kind == .optionalChainingExpr,
          let name = callee.firstName, closures.contains(where: { $0.hasSameText(as: name) })
        {
          applied.append(name)
        } else {
          return nil
        }
      default: return nil
      }
    }
    return results == 2 && !applied.isEmpty ? applied : nil
  }

  /// Whether all that the block may give back is `self`, in one place, and nothing: `nil`, `EmptyView()`, no view.
  fileprivate var givesSelfOrNothing: Bool {
    var results = 0
    var pending = statements.compactMap(\.firstChild)
    while let outcome = pending.popLast() {
      switch outcome.kind {
      case .declReferenceExpr:
        guard outcome.isReference(to: "self") else { return false }
        results += 1
      case .nilLiteralExpr: continue
      case .returnStmt:
        guard let value = outcome.firstChild else { return false }
        pending.append(value)
      case .ifExpr, .guardStmt:
        pending += outcome.children(.codeBlock).flatMap(\.statements).compactMap(\.firstChild)
        pending += outcome.children(.ifExpr)
      case .switchExpr:
        pending += (SwitchExpr(outcome)?.cases ?? []).flatMap(\.statements).compactMap(\.firstChild)
      case .sequenceExpr:
        // `condition ? self : nil`
        let parts = outcome.children.suffix(2)
        guard parts.count == 2, let ternary = parts.first, ternary.kind == .unresolvedTernaryExpr,
          let other = parts.last
        else { return false }
        pending += [other] + ternary.children
      case .functionCallExpr:
        guard let call = FunctionCall(outcome), call.closures.isEmpty else { return false }
        if call.isPlainCall(of: "EmptyView"), call.arguments.isEmpty { continue }
        guard call.isPlainCall(of: "AnyView"), call.arguments.count == 1,
          let inner = call.firstArgument?.value
        else { return false }
        pending.append(inner)
      default: return false
      }
    }
    return results == 1
  }
}
