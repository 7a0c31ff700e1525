/// A call: `name(arguments) { … } label: { … }`.
package struct FunctionCall: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .functionCallExpr else { return nil }
    self.node = node
  }

  /// What is called: `Text`, `view.padding`, `Cell<Int>`.
  package var callee: Node? { node.firstChild }

  /// The last name of what is called: `padding` in `view.padding()`, `Cell` in `Cell<Int>()`.
  package var name: Name? { callee?.referencedName }

  /// What stands before the period, in `view.padding()`; nil for a plain name and for `.padding()`.
  package var base: Node? {
    guard let callee else { return nil }
    return MemberAccess(callee.kind == .genericSpecializationExpr ? callee.firstChild : callee)?.base
  }

  /// Whether the callee is a name alone, without a base: `Text(…)`, `Cell<Int>(…)`.
  package var isPlain: Bool {
    guard let callee else { return false }
    if callee.kind == .declReferenceExpr { return true }
    return callee.kind == .genericSpecializationExpr && callee.firstChild?.kind == .declReferenceExpr
  }

  /// A plain call of this name: `Group { … }`.
  package func isPlainCall(of name: StaticString) -> Bool { isPlain && self.name == name }

  /// The arguments in the parentheses.
  package var arguments: [Argument] { node.children.compactMap(Argument.init) }

  package var firstArgument: Argument? { Argument(node.child(.labeledExpr)) }

  package func argument(_ label: StaticString) -> Argument? {
    for child in node.children {
      if let argument = Argument(child), argument.label == label { return argument }
    }
    return nil
  }

  /// The closure directly after the parentheses.
  package var trailingClosure: Closure? { node.children.lazy.dropFirst().compactMap(Closure.init).first }

  /// The closure with a container's views: the trailing one, or the argument `content`.
  package var content: Closure? { trailingClosure ?? Closure(argument("content")?.value) }

  /// The labelled closures after the first trailing one.
  package var labeledTrailingClosures: [TrailingClosure] { node.children.compactMap(TrailingClosure.init) }

  /// Every closure of the call, trailing or not, with its label; nil for an unlabelled one.
  package var closures: [(label: Name?, closure: Closure)] {
    var closures: [(label: Name?, closure: Closure)] = []
    for child in node.children.dropFirst() {
      if let closure = Closure(child) {
        closures.append((nil, closure))
      } else if let argument = Argument(child), let closure = Closure(argument.value) {
        closures.append((argument.label, closure))
      } else if let trailing = TrailingClosure(child), let closure = trailing.closure {
        closures.append((trailing.label, closure))
      }
    }
    return closures
  }

  /// UTF-8 offsets of the parentheses, both included; nil for `VStack { … }`.
  package var parentheses: Range<Int>? {
    guard let open = node.ownToken(.leftParen),
      let close = node.ownTokens.last(where: { node.tree.tokens[$0].kind == .rightParen })
    else { return nil }
    let end = Int(node.tree.tokens[close].end)
    return Int(open.start) < end ? Int(open.start)..<end : nil
  }
}

/// An element of an argument list or of a tuple.
package struct Argument: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .labeledExpr else { return nil }
    self.node = node
  }

  package var label: Name? {
    let first = node.tokenRange.lowerBound
    guard first + 1 < node.tokenRange.upperBound, node.tree.tokens[first + 1].kind == .colon,
      let value, value.tokenRange.lowerBound > first
    else { return nil }
    return Name(tree: node.tree, token: node.tree.tokens[first])
  }

  package var value: Node? { node.firstChild }
}

/// A labelled trailing closure: `label: { … }`.
package struct TrailingClosure: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .multipleTrailingClosureElement else { return nil }
    self.node = node
  }

  package var label: Name? { node.firstName }
  package var closure: Closure? { Closure(node.child(.closureExpr)) }
}

/// A member of something: `base.name`, `.name`.
package struct MemberAccess: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .memberAccessExpr else { return nil }
    self.node = node
  }

  /// What stands before the period; nil in `.name`.
  package var base: Node? {
    guard let first = node.firstChild, first.tokenRange.lowerBound == node.tokenRange.lowerBound else {
      return nil
    }
    return node.firstToken.kind == .period ? nil : first
  }

  package var name: Name? {
    // Read off the records: this is asked for most nodes of a view.
    let nodes = node.tree.nodes
    let own = nodes[node.id]
    var last = node.id + 1
    guard own.size > 1 else { return nil }
    let second = last + Int(nodes[last].size)
    if second < node.id + Int(own.size) {
      last = second
    } else if nodes[last].firstToken == own.firstToken {
      // The base alone: the name is not typed yet.
      return nil
    }
    guard nodes[last].kind == .declReferenceExpr else { return nil }
    return Name(tree: node.tree, token: node.tree.tokens[Int(nodes[last].firstToken)])
  }

  /// UTF-8 offset of the period before the name.
  package var period: Int? {
    let tokens = node.tree.tokens
    // The base comes first, if there is one; the name after the period has no other child before it.
    for index in (base?.tokenRange.upperBound ?? node.tokenRange.lowerBound)..<node.tokenRange.upperBound
    where tokens[index].kind == .period {
      return Int(tokens[index].start)
    }
    return nil
  }
}

/// A closure: `{ signature in statements }`.
package struct Closure: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .closureExpr else { return nil }
    self.node = node
  }

  package var signature: Node? { node.firstChild.flatMap { $0.kind == .closureSignature ? $0 : nil } }

  /// How many parameters the closure names, `_` among them; nil where it names none.
  package var parameterCount: Int? {
    let count =
      signature?.child(.closureParameterClause)?.children(.closureParameter).count
      ?? signature?.children(.closureShorthandParameter).count ?? 0
    return count > 0 ? count : nil
  }

  /// The names of its parameters, as far as it names them.
  package var parameterNames: [Name] {
    guard let signature else { return [] }
    if let clause = signature.child(.closureParameterClause) {
      return clause.children(.closureParameter).compactMap { parameter in
        // The inner name is the second of two.
        let first = parameter.introducerToken
        return parameter.name(atToken: first + 1) ?? parameter.name(atToken: first)
          ?? (parameter.tokenRange.contains(first)
            ? Name(tree: parameter.tree, token: parameter.tree.tokens[first]) : nil)
      }
    }
    return signature.children(.closureShorthandParameter).compactMap(\.firstName)
  }

  /// Whether it takes parameters, named (`item in`) or not (`$0`).
  package var hasParameters: Bool {
    if let signature {
      return signature.child(.closureParameterClause)?.child(.closureParameter) != nil
        || signature.child(.closureShorthandParameter) != nil
    }
    var id = node.id + 1
    while id < node.subtree.upperBound {
      let inner = node.tree.node(id)
      // A `$0` in a closure inside is that closure's.
      if inner.kind == .closureExpr {
        id = inner.subtree.upperBound
        continue
      }
      if inner.kind == .declReferenceExpr, inner.firstToken.kind == .dollarIdentifier,
        inner.text.dropFirst().allSatisfy(\.isNumber)
      {
        return true
      }
      id += 1
    }
    return false
  }

  package var captureClause: Node? { signature?.child(.closureCaptureClause) }

  package var statements: [Node] { node.children(.codeBlockItem) }

  /// The call that the closure is handed to, and its label there.
  package var use: (call: FunctionCall, label: Name?)? {
    guard let parent = node.parent else { return nil }
    switch parent.kind {
    case .functionCallExpr:
      guard parent.firstChild?.id != node.id, let call = FunctionCall(parent) else { return nil }
      return (call, nil)
    case .labeledExpr:
      guard let call = FunctionCall(parent.parent), let argument = Argument(parent) else { return nil }
      return (call, argument.label)
    case .multipleTrailingClosureElement:
      guard let call = FunctionCall(parent.parent) else { return nil }
      return (call, TrailingClosure(parent)?.label)
    default: return nil
    }
  }
}

extension Node {
  /// The call whose callee it is: `row(0)` of the name in `row(0)`.
  package var ownCall: FunctionCall? {
    guard let call = FunctionCall(parent), call.callee == self else { return nil }
    return call
  }

  /// What a chain of members and calls begins with: `book` of `book.pages.first()`, `.red` of `.red.opacity(0.5)`.
  package var chainRoot: Node {
    var node = self
    while let inner = MemberAccess(node)?.base ?? FunctionCall(node)?.callee { node = inner }
    return node
  }

  /// The expression with all `?` and `!` after it: `item?` of `item` in `item?.name`.
  package var unwrapped: Node {
    var node = self
    while let parent = node.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      node = parent
    }
    return node
  }

  /// Whether it is a member without a base: `.red`.
  package var isImplicitMember: Bool { kind == .memberAccessExpr && MemberAccess(self)?.base == nil }

  /// `red` of `.red`; nil of anything but a member without a base.
  package var implicitMember: Name? { isImplicitMember ? MemberAccess(self)?.name : nil }

  /// Whether the expression is a member without a base, or one of its: `.red`, `.system(size: 12)`.
  package var beginsWithImplicitMember: Bool { chainRoot.kind == .memberAccessExpr }

  /// The name that the expression refers to: `a` in `a`, `b` in `a.b`, `C` in `C<Int>`; nil for anything else.
  package var referencedName: Name? {
    switch kind {
    case .declReferenceExpr: firstName
    case .memberAccessExpr: MemberAccess(self)?.name
    case .genericSpecializationExpr:
      switch firstChild?.kind {
      case .declReferenceExpr: firstChild?.firstName
      case .memberAccessExpr: MemberAccess(firstChild)?.name
      default: nil
      }
    default: nil
    }
  }

  /// Whether this is the plain name, without a base.
  package func isReference(to name: StaticString) -> Bool { kind == .declReferenceExpr && firstName == name }

  /// Whether the expression is this name and nothing else.
  package func isName(_ name: Name) -> Bool {
    kind == .declReferenceExpr && firstName?.hasSameText(as: name) == true
  }

  /// Whether this is a type, as far as its spelling tells: `Color`, `SwiftUI.Color`, `Cell<Int>`.
  package var isTypeReference: Bool {
    guard referencedName?.isCapitalized == true else { return false }
    // Each further turn is one period: at most as many as the node has tokens.
    var node = kind == .genericSpecializationExpr ? firstChild : self
    while let access = MemberAccess(node) {
      guard let base = access.base else { return false }
      guard base.referencedName?.isCapitalized == true else { return false }
      node = base.kind == .genericSpecializationExpr ? base.firstChild : base
    }
    return true
  }
}

extension SyntaxTree {
  /// UTF-8 offsets of the last name of what a call calls: `padding` in `view.padding()`; nil where it has none.
  /// It is read off the records, for the many calls that a name alone turns away.
  func calleeName(of call: Int) -> Range<Int>? {
    let nodes = nodes
    guard nodes[call].size > 1 else { return nil }
    var callee = call + 1
    if nodes[callee].kind == .genericSpecializationExpr, nodes[callee].size > 1 { callee += 1 }
    if nodes[callee].kind == .memberAccessExpr, nodes[callee].size > 1 {
      // The name is the last child: after the base, if there is one.
      let second = callee + 1 + Int(nodes[callee + 1].size)
      callee = second < callee + Int(nodes[callee].size) ? second : callee + 1
    }
    guard nodes[callee].kind == .declReferenceExpr else { return nil }
    let token = tokens[Int(nodes[callee].firstToken)]
    return Int(token.start)..<Int(token.end)
  }
}

extension Node {
  /// `index < count` in `(index < count)`; any other expression as it is.
  package var insideParentheses: Node {
    var node = self
    while node.kind == .tupleExpr, node.children.count == 1, let inner = Argument(node.firstChild)?.value {
      node = inner
    }
    return node
  }
}
