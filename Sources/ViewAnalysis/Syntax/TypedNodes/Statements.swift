/// `if conditions { … } else …`, as a statement or an expression.
package struct IfExpr: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .ifExpr else { return nil }
    self.node = node
  }

  package var conditions: [Node] { node.children(.conditionElement) }

  /// The block after the conditions.
  package var thenBlock: Node? { node.child(.codeBlock) }

  /// What follows `else`: a `codeBlock`, or the next `ifExpr`.
  package var elseBranch: Node? {
    guard let then = thenBlock, let next = then.nextSibling,
      next.kind == .codeBlock || next.kind == .ifExpr
    else { return nil }
    return next
  }

  /// The blocks of all branches, in the order of the text: its own, each `else if`'s, the last `else`'s.
  package var blocks: [Node] {
    var blocks: [Node] = []
    var next: Node? = node
    while let conditional = IfExpr(next) {
      if let block = conditional.thenBlock { blocks.append(block) }
      next = conditional.elseBranch
    }
    return blocks + (next.map { [$0] } ?? [])
  }

  /// Whether one of its branches always runs: the last one is an `else`.
  package var isExhaustive: Bool {
    var last = self
    while let next = IfExpr(last.elseBranch) { last = next }
    return last.elseBranch != nil
  }

  /// The conditions' one expression: nil where there are several, or a binding, a pattern, `#available`.
  package var plainCondition: Node? {
    let conditions = conditions
    guard conditions.count == 1, let expression = conditions.first?.firstChild else { return nil }
    switch expression.kind {
    case .optionalBindingCondition, .matchingPatternCondition, .availabilityCondition: return nil
    default: return expression
    }
  }
}

/// `switch subject { case … }`.
package struct SwitchExpr: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .switchExpr else { return nil }
    self.node = node
  }

  package var subject: Node? { node.firstChild }

  /// The cases, those inside `#if` too.
  package var cases: [Node] {
    var cases: [Node] = []
    var id = node.id + 1
    while id < node.subtree.upperBound {
      let child = node.tree.node(id)
      switch child.kind {
      case .switchCase:
        cases.append(child)
        id = child.subtree.upperBound
      case .ifConfigDecl, .ifConfigClause: id += 1
      default: id = child.subtree.upperBound
      }
    }
    return cases
  }
}

extension Node {
  /// The blocks of an `if` with its `else`s, or the cases of a `switch`; none of any other node.
  package var alternatives: [Node] { SwitchExpr(self)?.cases ?? IfExpr(self)?.blocks ?? [] }

  /// What the `return`s of a closure, a function or its block give, in the order of the text; not those of closures and
  /// functions inside.
  package var returnedValues: [Node] {
    tree.nodes.ids(of: [.returnStmt], in: subtree).compactMap { id in
      let statement = tree.node(id)
      let owner = statement.ancestor(.closureExpr, .functionDecl, .accessorBlock)
      return owner.map { $0.id <= self.id } ?? true ? statement.firstChild : nil
    }
  }

  /// The expression together with `try`, `await` and `unsafe` before it, which is the operand where a sequence begins with
  /// them: in `try x = f()` the first operand is `try x`.
  package var operand: Node {
    var node = self
    while let parent = node.parent, effects.contains(parent.kind) { node = parent }
    return node
  }

  /// What a sequence assigns to, without `try`, `await` and `unsafe` before it: `x` in `try x = f()`.
  package var assignmentTarget: Node? {
    var node = firstChild
    while let effect = node, effects.contains(effect.kind) { node = effect.firstChild }
    return node
  }

  /// The statements of a block: of a `codeBlock`, a closure, a getter, a `switchCase`, a branch of `#if`.
  package var statements: [Node] { children(.codeBlockItem) }

  /// The one statement of a block; nil where there are none or several.
  package var onlyStatement: Node? {
    var only: Node?
    for child in children where child.kind == .codeBlockItem {
      if only != nil { return nil }
      only = child
    }
    return only?.firstChild
  }

  /// The one statement of a block that declares nothing; nil where there are none or several.
  package var onlyStatementBesideDeclarations: Node? {
    let others = statements.compactMap(\.firstChild).filter { !$0.kind.isDeclaration }
    return others.count == 1 ? others.first : nil
  }

  /// The expression that a block gives back as its only statement, `return` or not.
  package var onlyExpression: Node? {
    guard let statement = onlyStatement else { return nil }
    if statement.kind == .returnStmt { return statement.firstChild }
    return statement.kind.isExpression ? statement : nil
  }

  /// Whether the block has a `return` of its own, at any depth: then no builder collects its statements.
  package var hasReturn: Bool {
    var id = self.id + 1
    let end = subtree.upperBound
    let nodes = tree.nodes
    while id < end {
      switch nodes[id].kind {
      case .returnStmt: return true
      case .closureExpr, .functionDecl, .accessorBlock, .structDecl, .classDecl, .enumDecl:
        id += Int(nodes[id].size)
      default: id += 1
      }
    }
    return false
  }
}

extension SyntaxKind {
  /// Whether nodes of the kind are expressions.
  package var isExpression: Bool { Self.expressions[Int(rawValue)] }

  /// Whether nodes of the kind are declarations.
  package var isDeclaration: Bool { Self.declarations[Int(rawValue)] }

  private static let expressions = allCases.map { $0.name.hasSuffix("Expr") && $0 != .labeledExpr }
  private static let declarations = allCases.map { $0.name.hasSuffix("Decl") }
}

private let effects: Set<SyntaxKind> = [.tryExpr, .awaitExpr, .unsafeExpr]
