/// Where a result builder collects what stands in a block.
package struct BuilderContext: Sendable {
  package let kind: BuilderKind
  /// The closure, code block or accessor block that the builder is attached to. The branches of an `if`
  /// inside belong to the same context.
  package let block: Node
  /// The call that the closure is handed to, or the declaration that the block is the body of.
  package let owner: Node
  /// Whether the closure is called later, or again and again.
  package let isDeferred: Bool

  /// The name of the view or modifier that owns the closure: `List`, `toolbar`; for a declaration nil.
  package var ownerName: Name? { FunctionCall(owner)?.name }

  /// SwiftUI's traits of the view that owns the closure.
  package var ownerTraits: ViewTraits {
    guard let type = FunctionCall(owner)?.constructedType else { return [] }
    return Vocabulary.view(type)?.traits ?? []
  }
}

/// One statement of a builder context.
package enum BuilderItem: Sendable {
  case view(ViewExpression)
  case conditional(IfExpr)
  case selection(SwitchExpr)
  /// `#if`: its statements are in its clauses.
  case ifConfig(Node)
  /// `let`, `var`, a local function: no view.
  case declaration(Node)
  /// Anything else: an assignment, `return`, …
  case other(Node)
}

extension ViewResolver {
  /// The builder that collects the block's statements; nil where there is none, or none known.
  ///
  /// A block is a closure, a code block, an accessor block, a `switchCase` or an `#if`'s clause.
  package func builder(of block: Node) -> BuilderContext? {
    var block = block
    // Outwards through branches to the block that the builder is attached to.
    while true {
      switch block.kind {
      case .closureExpr:
        guard let closure = Closure(block), let use = closure.use,
          let role = role(of: closure), let kind = role.builderKind, !hasDirectReturn(block)
        else { return nil }
        var isDeferred = false
        if case .deferredBuilder = role { isDeferred = true }
        return BuilderContext(
          kind: kind == .view ? contentKind(of: use) : kind, block: block, owner: use.call.node,
          isDeferred: isDeferred)
      case .accessorBlock, .codeBlock:
        guard let parent = block.parent else { return nil }
        if parent.kind == .ifExpr {
          guard let outer = enclosingBlock(of: parent) else { return nil }
          block = outer
          continue
        }
        guard let owner = declaration(owning: block), let kind = builderKind(of: owner),
          !hasDirectReturn(block)
        else { return nil }
        return BuilderContext(kind: kind, block: block, owner: owner, isDeferred: false)
      case .switchCase, .ifConfigClause:
        guard let parent = block.parent, let outer = enclosingBlock(of: parent) else { return nil }
        block = outer
      default: return nil
      }
    }
  }

  /// The builder whose context the expression is a statement of, as a whole.
  package func builder(around expression: Node) -> BuilderContext? {
    guard let item = expression.parent, item.kind == .codeBlockItem, let block = item.parent else {
      return nil
    }
    return builder(of: block)
  }

  /// Whether a view is expected where the expression stands: in a builder of views, or as what a declaration
  /// without builder gives back as `some View`.
  package func isViewPosition(_ expression: Node) -> Bool {
    if let builder = builder(around: expression) { return builder.kind == .view }
    return isOpaqueResult(expression)
  }

  /// Whether the expression is what a declaration without builder gives back as `some View`: its only
  /// expression, or after `return`. So is the only one of a closure that an own view takes without a builder.
  package func isOpaqueResult(_ expression: Node) -> Bool {
    guard let statement = expression.parent else { return false }
    let isReturned = statement.kind == .returnStmt
    guard let item = isReturned ? statement.parent : statement, item.kind == .codeBlockItem,
      var block = item.parent
    else { return false }
    // Each clause of an `#if` that is all there is gives the result in some builds.
    while block.kind == .ifConfigClause, isReturned || block.statements.count == 1,
      let outer = block.parent?.parent, outer.kind == .codeBlockItem, let around = outer.parent
    {
      block = around
    }
    if let closure = Closure(block) { return !isReturned && givesView(closure) }
    guard
      block.kind == .accessorBlock || block.kind == .codeBlock, isReturned || block.statements.count == 1,
      let owner = declaration(owning: block)
    else { return false }
    return resultType(of: owner)?.isOpaque("View") ?? false
  }

  /// The type of what a variable, a function or a subscript gives.
  func resultType(of declaration: Node) -> Node? {
    declaration.declaredType ?? declaration.child(.returnClause)?.firstChild
  }

  /// The statements of a block, each as what it is to a builder.
  package func items(of block: Node) -> [BuilderItem] {
    block.statements.compactMap(\.firstChild).map { statement in
      switch statement.kind {
      case .ifExpr: IfExpr(statement).map(BuilderItem.conditional) ?? .other(statement)
      case .switchExpr: SwitchExpr(statement).map(BuilderItem.selection) ?? .other(statement)
      case .ifConfigDecl: .ifConfig(statement)
      case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .postfixIfConfigExpr,
        .macroExpansionExpr,
        .subscriptCallExpr, .tupleExpr, .forceUnwrapExpr, .optionalChainingExpr, .stringLiteralExpr,
        .genericSpecializationExpr, .closureExpr:
        .view(ViewExpression(statement))
      case .sequenceExpr:
        // `Text(a) + Text(b)` is a view, `x = y` is not.
        statement.child(.assignmentExpr) == nil ? .view(ViewExpression(statement)) : .other(statement)
      default: statement.kind.isDeclaration ? .declaration(statement) : .other(statement)
      }
    }
  }

  /// What the block's declaration collects: by its builder attribute, or by what the type is to SwiftUI.
  private func builderKind(of declaration: Node) -> BuilderKind? {
    if let kind = declaration.builderAttribute { return kind }
    guard let type = file.enclosingType(of: declaration) else { return nil }
    if let function = FunctionDecl(declaration) {
      let roles = roles(of: type)
      if roles.contains(.viewModifier), function.name == "body", function.parameters.first?.label == "content"
      {
        return .view
      }
      if roles.contains(.style), function.name == "makeBody" { return .view }
      return nil
    }
    guard let variable = VariableDecl(declaration), let name = variable.firstBinding?.name else {
      return nil
    }
    if name == "previews" { return roles(of: type).contains(.preview) ? .view : nil }
    guard name == "body", !variable.isStatic else { return nil }
    let roles = roles(of: type)
    if roles.contains(.view) { return .view }
    if roles.contains(.app) || roles.contains(.scene) { return .scene }
    if roles.contains(.toolbarContent) { return .toolbar }
    if roles.contains(.commands) { return .commands }
    if roles.contains(.widget) || roles.contains(.otherContent) { return .other }
    return nil
  }

  /// The variable, function or subscript whose getter or body the block is.
  private func declaration(owning block: Node) -> Node? {
    guard var parent = block.parent else { return nil }
    if parent.kind == .accessorDecl {
      guard parent.accessorKeyword == .kwGet, let accessors = parent.parent, let owner = accessors.parent
      else { return nil }
      parent = owner
    }
    if parent.kind == .patternBinding { return parent.parent }
    return parent.kind == .functionDecl || parent.kind == .subscriptDecl ? parent : nil
  }

  /// What a closure of a view collects: as the content of a `ForEach` or a `Group` it is what is collected around that, the marks
  /// of a chart, for instance. Toolbars and tabs take views as well. The parser limits how many may be in each other.
  private func contentKind(of use: (call: FunctionCall, label: Name?)) -> BuilderKind {
    guard use.label.map({ $0 == "content" }) ?? true, let type = use.call.constructedType,
      declaredEntry(type)?.traits.contains(.transparent) == true,
      let block = enclosingBlock(of: use.call.node.outermostChain), let kind = builder(of: block)?.kind,
      !kind.collectsViews
    else { return .view }
    return kind
  }

  /// The block that the statement (or the statement that an `else if` belongs to) stands in.
  private func enclosingBlock(of statement: Node) -> Node? {
    var current = statement
    while let parent = current.parent {
      switch parent.kind {
      case .codeBlockItem: return parent.parent
      case .ifExpr, .switchExpr, .ifConfigDecl, .ifConfigClause: current = parent
      default: return nil
      }
    }
    return nil
  }
}

extension ViewResolver {
  /// Whether one of the block's own statements is a `return` or a `guard`: then no builder is at work. Each of the
  /// statements may ask, so the answer is kept.
  fileprivate func hasDirectReturn(_ block: Node) -> Bool {
    if let known = directReturns[block] { return known }
    let found = block.children.contains { item in
      guard item.kind == .codeBlockItem, let kind = item.firstChild?.kind else { return false }
      return kind == .returnStmt || kind == .guardStmt
    }
    directReturns[block] = found
    return found
  }

  /// Whether the block has a `return` of its own, at any depth: then no builder collects its statements. Each of the
  /// views in it may ask, so the answer is kept.
  package func hasReturn(_ block: Node) -> Bool {
    if let known = returns[block] { return known }
    let found = block.hasReturn
    returns[block] = found
    return found
  }
}
