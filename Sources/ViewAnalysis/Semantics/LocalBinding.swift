/// What binds a name in the code around a place, from the nearest block outwards.
package enum LocalBinding: Sendable {
  /// A closure's parameter.
  case closureParameter(Closure)
  /// A function's parameter.
  case parameter(FunctionParameter)
  /// A `let`, a `var` or a binding condition, with its value.
  case value(Node?)
  /// A loop's pattern, a `case`'s, a `catch`; with the value that a `switch` or a condition matches.
  case pattern(matching: Node?)
}

extension Node {
  private static let binders: KindSet = [
    .identifierPattern, .closureShorthandParameter, .closureParameter, .functionDecl,
  ]

  /// The names that the code binds for itself: locals, functions, and parameters of closures.
  package var namesBoundInside: Set<String> {
    Set(
      tree.nodes.ids(of: Self.binders, in: subtree).flatMap { id in
        let node = tree.node(id)
        return (0..<2).compactMap { node.name(atToken: node.introducerToken + $0)?.text }
      })
  }

  /// Whether the code around the node, within its type, binds the name.
  package func isBoundLocally(_ name: Name) -> Bool { localBinding(of: name) != nil }

  /// What a local constant or variable above gives the name that the expression is: `Array(items)` for `rows` after
  /// `let rows = Array(items)`.
  package var namedValue: Node? {
    guard kind == .declReferenceExpr, let name = firstName, case .value(let value?) = localBinding(of: name),
      value.id < id
    else { return nil }
    return value
  }

  /// What binds the name for the node, within its type; nil where the name comes from the type or from outside. A name in
  /// its own value, as in `let x = x.first`, means what it does further out.
  package func localBinding(of name: Name) -> LocalBinding? {
    let isNamed = { (other: Name?) -> Bool in other?.hasSameText(as: name) ?? false }
    for ancestor in ancestors {
      switch ancestor.kind {
      case .memberBlock: return nil
      case .closureExpr:
        guard let closure = Closure(ancestor) else { continue }
        if closure.parameterNames.contains(where: isNamed) { return .closureParameter(closure) }
        if name.hasPrefix("$"), name.text.dropFirst().first?.isNumber == true, closure.signature == nil {
          return .closureParameter(closure)
        }
      case .functionDecl, .initializerDecl:
        let parameters = FunctionDecl(ancestor)?.parameters ?? InitializerDecl(ancestor)?.parameters ?? []
        if let parameter = parameters.first(where: { isNamed($0.name) }) { return .parameter(parameter) }
      case .ifExpr:
        for condition in ancestor.children(.conditionElement) where condition.ends(before: self) {
          if let binding = condition.binding(of: name) { return binding }
        }
      case .forStmt, .switchCase, .catchClause:
        for pattern in ancestor.children where pattern.id < id && pattern.kind != .codeBlockItem {
          let isBound = pattern.subtree.contains { id in
            tree.node(id).kind == .identifierPattern && isNamed(tree.node(id).firstName)
          }
          guard isBound else { continue }
          let subject =
            ancestor.kind == .switchCase ? SwitchExpr(ancestor.ancestor(.switchExpr))?.subject : nil
          return .pattern(matching: subject)
        }
      default: break
      }
      for item in ancestor.children {
        if item.id >= id { break }
        guard item.kind == .codeBlockItem, let statement = item.firstChild else { continue }
        if statement.kind == .variableDecl {
          for child in statement.children where child.ends(before: self) {
            guard let binding = PatternBinding(child), isNamed(binding.name) else { continue }
            return .value(binding.initialValue)
          }
        } else if statement.kind == .guardStmt {
          for condition in statement.children(.conditionElement) where condition.ends(before: self) {
            if let binding = condition.binding(of: name) { return binding }
          }
        }
      }
    }
    return nil
  }

  private func ends(before other: Node) -> Bool { subtree.upperBound <= other.id }

  /// What a condition binds the name to.
  private func binding(of name: Name) -> LocalBinding? {
    guard let inner = firstChild else { return nil }
    if inner.kind == .optionalBindingCondition {
      guard let bound = inner.child(.identifierPattern)?.firstName, bound.hasSameText(as: name) else {
        return nil
      }
      // `if let name` reads the name from further out.
      guard let value = inner.child(.initializerClause)?.firstChild else { return nil }
      return .value(value)
    }
    guard inner.kind == .matchingPatternCondition else { return nil }
    let isBound = inner.subtree.contains { id in
      let node = tree.node(id)
      return node.kind == .identifierPattern && node.firstName?.hasSameText(as: name) == true
    }
    return isBound ? .pattern(matching: inner.child(.initializerClause)?.firstChild) : nil
  }
}

/// The names that code of a file may bind for itself, whatever the place: most names that are looked up aren't among
/// them, and need no look at all statements before their place.
package struct BoundNames: Sendable {
  private var names: Set<String> = []

  private static let kinds: KindSet = [
    .identifierPattern, .closureShorthandParameter, .closureParameter, .functionParameter,
  ]

  package init(in tree: SyntaxTree) {
    for id in tree.nodes.ids(of: Self.kinds) {
      let node = tree.node(id)
      // A property isn't local.
      if node.kind == .identifierPattern, node.parent?.parent?.parent?.kind == .memberBlockItem { continue }
      for token in node.ownTokens where tree.tokens[token].kind.isIdentifierLike {
        names.insert(Name(tree: tree, token: tree.tokens[token]).text)
      }
    }
  }

  /// Whether the code around the node, of the same tree, binds the name.
  package func bind(_ name: Name, at node: Node) -> Bool { binding(of: name, at: node) != nil }

  /// What binds the name for the node, of the same tree, within its type: see `Node.localBinding`.
  package func binding(of name: Name, at node: Node) -> LocalBinding? {
    name.hasPrefix("$") || names.contains(name.text) ? node.localBinding(of: name) : nil
  }
}
