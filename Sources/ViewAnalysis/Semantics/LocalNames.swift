/// A name that code binds for itself: a local, a parameter, what a pattern or a condition binds.
package struct LocalName: Sendable {
  /// As it is written: for a parameter `$item` with its dollar sign.
  package let text: String
  /// The pattern, the parameter or the local function that binds it; for a `catch` without pattern, the clause.
  package let node: Node
  /// The nodes that can see it.
  package let scope: Range<Int>
  /// The index, among those of its name, of the innermost one whose scope contains this one's.
  fileprivate var outer: Int?

  /// Whether it is a variable or a parameter with an attribute, such as `@Bindable var model = model`.
  fileprivate var hasWrapper: Bool {
    let declaration = node.kind == .identifierPattern ? node.parent?.parent : node
    return declaration.map {
      [.variableDecl, .functionParameter].contains($0.kind) && !$0.attributes.isEmpty
    } ?? false
  }
}

/// The names that a member's code binds for itself, and from where each can be seen.
package struct LocalNames: Sendable {
  /// By the beginnings of their scopes, which are nested or apart.
  private var byText: [String: [LocalName]] = [:]
  /// Names that are bound where it isn't known which code sees them, or that a closure captures as they are.
  package private(set) var unclear: Set<String> = []

  private static let kinds: KindSet = [
    .identifierPattern, .closureShorthandParameter, .closureParameter, .closureCapture, .functionParameter,
    .functionDecl, .catchClause,
  ]

  /// Of the names, only those that are wanted.
  package init(in member: Node, where isWanted: (Name) -> Bool = { _ in true }) {
    func add(_ name: Name?, _ node: Node, _ scopes: @autoclosure () -> [Range<Int>]?) {
      if let name, isWanted(name) { self.add(name.text, node, scopes()) }
    }
    for id in member.tree.nodes.ids(of: Self.kinds, in: member.subtree.dropFirst()) {
      let node = member.tree.node(id)
      switch node.kind {
      case .identifierPattern:
        if node.parent?.parent?.id != member.id { add(node.firstName, node, node.patternScopes) }
      case .closureShorthandParameter: add(node.firstName, node, node.parameterScopes)
      case .closureParameter: add(node.innerParameterName, node, node.parameterScopes)
      case .closureCapture:
        // Without a value the name stays what it is outside.
        add(
          node.capturedName, node, node.child(.initializerClause) == nil ? nil : node.parameterScopes)
      case .functionParameter: add(FunctionParameter(node)?.name, node, node.functionScopes)
      case .functionDecl:
        add(FunctionDecl(node)?.name, node, (node.localType ?? node.enclosingBlock).map { [$0.subtree] })
      case .catchClause:
        guard node.child(.catchItem) == nil else { continue }
        byText["error", default: []].append(LocalName(text: "error", node: node, scope: node.subtree))
      default: continue
      }
    }
    for index in byText.values.indices { Self.nest(&byText.values[index]) }
  }

  private mutating func add(_ text: String, _ node: Node, _ scopes: [Range<Int>]?) {
    guard let scopes else {
      unclear.insert(text)
      return
    }
    for scope in scopes where !scope.isEmpty {
      byText[text, default: []].append(LocalName(text: text, node: node, scope: scope))
    }
  }

  /// Whether it isn't known of any name which code sees it.
  package var isEmpty: Bool { byText.isEmpty }

  /// What binds the name for the node: the innermost that it can see. Nil where the name comes from outside.
  package func binding(of text: String, seenFrom node: Node) -> LocalName? {
    guard let names = byText[text] else { return nil }
    let next = names.partitionIndex { $0.scope.lowerBound > node.id }
    var index: Int? = next - 1
    while let current = index, names.indices.contains(current) {
      if names[current].scope.contains(node.id) { return names[current] }
      index = names[current].outer
    }
    return nil
  }

  /// What binds the name as code uses it. `$draft` is a parameter of that name or the projected value of a local with a
  /// wrapper, and not the local `draft`; `draft` may be the value of a parameter `$draft`.
  package func binding(ofUse text: String, seenFrom node: Node) -> LocalName? {
    if text.hasPrefix("$") {
      return binding(of: text, seenFrom: node)
        ?? binding(of: String(text.dropFirst()), seenFrom: node).flatMap { $0.hasWrapper ? $0 : nil }
    }
    return binding(of: text, seenFrom: node) ?? binding(of: "$" + text, seenFrom: node)
  }

  /// Sorts the scopes of the name, and finds for each the one around it.
  private static func nest(_ names: inout [LocalName]) {
    if names.count == 1 { return }
    names.sort { ($0.scope.lowerBound, $1.scope.upperBound) < ($1.scope.lowerBound, $0.scope.upperBound) }
    var open: [Int] = []
    for index in names.indices {
      while let last = open.last, names[last].scope.upperBound <= names[index].scope.lowerBound {
        open.removeLast()
      }
      names[index].outer = open.last
      open.append(index)
    }
  }

  /// Whether any of the code binds the name.
  package func binds(_ text: String) -> Bool { byText[text] != nil }

  /// Whether the name means a local value, a parameter or a local function there.
  package func shadow(_ text: String, at node: Node) -> Bool { binding(of: text, seenFrom: node) != nil }
}

extension Node {
  /// The nearest block around the node in which names are bound. The clauses of an `#if` are none.
  package var enclosingBlock: Node? {
    ancestor(.codeBlock, .closureExpr, .accessorBlock, .switchCase)
  }

  /// The block of the type that the declaration is a member of: no other code sees its name without that type's.
  fileprivate var localType: Node? {
    parent?.kind == .memberBlockItem ? ancestor(.memberBlock) : nil
  }

  /// The name inside the closure: of two the second.
  fileprivate var innerParameterName: Name? {
    let first = introducerToken
    let names = [first + 1, first].filter(tokenRange.contains).map { tree.tokens[$0] }
    return names.first { $0.kind.isIdentifierLike || $0.kind == .dollarIdentifier }
      .map { Name(tree: tree, token: $0) }
  }

  /// The name in `[name]`, `[weak name]`, `[name = value]`.
  package var capturedName: Name? {
    let tokens = ownTokens.filter { tree.tokens[$0].kind.isIdentifierLike || tree.tokens[$0].kind == .kwSelf }
    // Before the name stands how it is captured.
    let index = tokens.count > 1 ? tokens.last : tokens.first
    return index.map { Name(tree: tree, token: tree.tokens[$0]) }
  }

  fileprivate var parameterScopes: [Range<Int>]? {
    guard let closure = ancestor(.closureExpr), let signature = closure.child(.closureSignature) else {
      return nil
    }
    return [signature.subtree.upperBound..<closure.subtree.upperBound]
  }

  fileprivate var functionScopes: [Range<Int>]? {
    let function = ancestor(.functionDecl, .initializerDecl, .subscriptDecl)
    return (function?.child(.codeBlock) ?? function?.child(.accessorBlock)).map { [$0.subtree] }
  }

  /// Where the name of a pattern can be seen.
  fileprivate var patternScopes: [Range<Int>]? {
    for ancestor in ancestors {
      let end = ancestor.subtree.upperBound
      switch ancestor.kind {
      case .patternBinding:
        if let type = ancestor.parent?.localType { return [type.subtree] }
        return ancestor.enclosingBlock.map { [end..<max(end, $0.subtree.upperBound)] }
      case .conditionElement:
        guard let owner = ancestor.parent, let block = owner.child(.codeBlock) else { return nil }
        if owner.kind != .guardStmt { return [end..<max(end, block.subtree.upperBound)] }
        // All but the block that leaves.
        let after = owner.subtree.upperBound
        return owner.enclosingBlock.map {
          [end..<max(end, block.id), after..<max(after, $0.subtree.upperBound)]
        }
      case .forStmt:
        return ancestor.children.filter { $0.kind == .codeBlock || $0.kind == .whereClause }.map(\.subtree)
      case .switchCase, .catchClause: return [id..<end]
      case .codeBlockItem, .memberBlockItem, .closureExpr: return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether the reference is the name after a period, or a part of a key path.
  var isMemberName: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .memberAccessExpr: return MemberAccess(parent)?.base?.id != id
    case .keyPathPropertyComponent, .keyPathMethodComponent, .keyPathSubscriptComponent: return true
    default: return false
    }
  }
}
