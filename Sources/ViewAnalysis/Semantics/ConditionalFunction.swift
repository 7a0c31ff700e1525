/// The parameters of a function on views that applies a closure to the view in one branch only, or another
/// closure in each:
///
///     func when<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View
package struct ConditionalFunction: Sendable, Hashable {
  /// Zero-based indices of the parameters.
  package let condition: Int
  package let transform: Int
  /// Whether the condition is an optional, whose value the closure may get.
  package let isOptional: Bool
  /// Whether a second closure is applied in the other branch.
  package let hasOtherTransform: Bool

  /// Nil where the function does something else.
  init?(_ function: FunctionDecl) {
    let parameters = function.parameters
    // What gives back `Self` has one type in both branches, and one identity.
    guard parameters.count > 1, let body = function.body, function.returnType?.isNamedType("Self") != true
    else { return nil }
    let conditions = parameters.indices.filter { parameters[$0].type?.isCondition == true }
    let transforms = parameters.indices.filter { parameters[$0].type?.transformsSelf == true }
    guard !conditions.isEmpty, !transforms.isEmpty else { return nil }
    guard
      let condition = conditions.first(where: { index in
        guard let name = parameters[index].name else { return false }
        return body.decides(by: name)
      }), let applied = body.applications(of: transforms.compactMap { parameters[$0].name })
    else { return nil }
    let used = transforms.filter { index in
      guard let name = parameters[index].name else { return false }
      return applied.contains { $0.hasSameText(as: name) }
    }
    guard let transform = used.first else { return nil }
    self.condition = condition
    self.transform = transform
    isOptional = parameters[condition].type?.kind == .optionalType
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
}
