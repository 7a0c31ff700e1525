extension Property {
  /// Whether the code spells out the collection's elements, one by one, and nothing adds any later: the value of a
  /// constant, of a struct's variable without wrapper, or of a computed property.
  package var isSpeltOutCollection: Bool {
    if let value = initialValue {
      guard isStored else { return false }
      if !isLet {
        guard variable.node.attributes.isEmpty, !variable.isStatic,
          variable.node.ancestor(.structDecl, .classDecl, .actorDecl, .enumDecl)?.kind == .structDecl
        else { return false }
      }
      return value.isSpeltOutCollection
    }
    return getter?.givesSpeltOutCollection ?? false
  }
}

extension Node {
  /// Whether the expression is a collection whose elements stand in the code: `[a, b]`, `Kind.allCases`, `{ … }()`
  /// that gives one of these, and what keeps their number: `map`, `filter`, …
  package var isSpeltOutCollection: Bool {
    var pending = [self]
    while let node = pending.popLast() {
      switch node.kind {
      case .arrayExpr, .dictionaryExpr: guard node.firstChild != nil else { return false }
      case .tupleExpr:
        guard node.children.count == 1, let inner = Argument(node.firstChild)?.value else { return false }
        pending.append(inner)
      case .forceUnwrapExpr, .tryExpr:
        guard let inner = node.firstChild else { return false }
        pending.append(inner)
      case .sequenceExpr:
        for part in node.chosenOrAdded {
          switch part.kind {
          case .binaryOperatorExpr: guard part.hasText("+") else { return false }
          case .unresolvedAsExpr, .typeExpr: continue
          default: pending.append(part)
          }
        }
      case .memberAccessExpr:
        guard node.referencedName == "allCases" else { return false }
      case .declReferenceExpr:
        guard let name = node.firstName, name == "allCases", !node.isBoundLocally(name) else { return false }
      case .functionCallExpr:
        guard let call = FunctionCall(node) else { return false }
        if let block = Closure(call.callee) {
          guard block.node.givesSpeltOutCollection else { return false }
        } else if call.isPlain {
          guard call.name == "Array", let value = call.firstArgument?.value else { return false }
          pending.append(value)
        } else {
          guard Vocabulary.membersThatKeepSize.contains(call.name), let base = call.base else {
            return false
          }
          pending.append(base)
        }
      default: return false
      }
    }
    return true
  }

  /// Whether the expression is a range, in parentheses or not: `0..<count`.
  package var isRange: Bool {
    let node = insideParentheses
    return node.kind == .sequenceExpr
      && node.children(.binaryOperatorExpr).contains { $0.hasText("..<") || $0.hasText("...") }
  }

  /// The parts of a sequence that may become its value: of ternaries the branches, and not the conditions.
  private var chosenOrAdded: [Node] {
    let parts = Array(children)
    guard let last = parts.lastIndex(where: { $0.kind == .unresolvedTernaryExpr }) else { return parts }
    return parts.compactMap { $0.kind == .unresolvedTernaryExpr ? $0.firstChild : nil }
      + parts[(last + 1)...]
  }

  /// Whether whatever the block gives back is such a collection, perhaps with elements that it adds one by one.
  package var givesSpeltOutCollection: Bool {
    if let only = onlyExpression {
      if let choice = SwitchExpr(only), !only.contains([.returnStmt]) {
        return choice.cases.allSatisfy { $0.onlyExpression?.isSpeltOutCollection == true }
      }
      if only.kind != .switchExpr, only.kind != .ifExpr { return only.isSpeltOutCollection }
    }
    // What starts as a literal, and gets more under conditions.
    let started = statements.compactMap { VariableDecl($0.firstChild) }.flatMap(\.bindings)
      .filter { $0.initialValue?.kind == .arrayExpr }.compactMap(\.name)
    var hasResult = false
    var ids = tree.nodes.ids(of: tellingKinds, in: subtree.dropFirst())
    while let id = ids.next() {
      let node = tree.node(id)
      switch node.kind {
      // What a closure gives that is called at once is an element, or a part of one.
      case .closureExpr:
        if node.ownCall != nil { ids.skip(to: node.subtree.upperBound) }
      case .forStmt, .whileStmt, .repeatStmt: return false
      case .returnStmt:
        guard let value = node.firstChild else { return false }
        hasResult = true
        if let name = value.firstName, value.kind == .declReferenceExpr,
          started.contains(where: { $0.hasSameText(as: name) })
        {
          continue
        }
        guard value.isSpeltOutCollection else { return false }
      case .functionCallExpr:
        if FunctionCall(node)?.argument("contentsOf") != nil { return false }
      default: continue
      }
    }
    return hasResult
  }

  /// The type that a literal has where nothing asks for another one: `Bool`, `Int`, `Double`, `String`.
  package var literalType: String? {
    switch kind {
    case .booleanLiteralExpr: "Bool"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    default: nil
    }
  }

  /// The name of the type that the expression makes an instance of, as far as its spelling tells: `Store` in
  /// `Store()`, `Store.shared`.
  package var madeType: Name? {
    if let call = FunctionCall(self) {
      return call.constructedType ?? (call.name == "init" ? call.base?.referencedName : nil)
    }
    guard let base = MemberAccess(self)?.base, base.isTypeReference else { return nil }
    return base.referencedName
  }
}

private let tellingKinds: KindSet = [
  .closureExpr, .forStmt, .whileStmt, .repeatStmt, .returnStmt, .functionCallExpr,
]
