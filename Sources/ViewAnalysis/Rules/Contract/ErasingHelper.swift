/// A property or function that erases the type of what it gives back: of type `AnyView`, or `some View` with
/// `AnyView(…)` in its branches.
struct ErasingHelper {
  let declaration: Node
  let name: Name
  /// The type of the result.
  let result: Node
  let block: Node
  let outcomes: Outcomes
  /// The type that it is a member of; nil for a function of the file or of a block.
  let type: TypeModel?

  var returnsAnyView: Bool { result.isNamedType("AnyView") }

  /// Nil where the declaration is none, and where erasure has its reasons.
  init?(_ node: Node, _ context: RuleContext) {
    guard
      let result = FunctionDecl(node)?.returnType ?? VariableDecl(node)?.bindings.first?.type,
      result.isNamedType("AnyView") || result.isOpaque("View"), let name = node.declaredName,
      let block = FunctionDecl(node)?.body ?? VariableDecl(node)?.bindings.first?.getter
    else { return nil }
    let outcomes = Outcomes(block)
    let isErased = result.isNamedType("AnyView")
    // Erasure that is the only result of `some View` is a finding of its own.
    guard isErased || outcomes.expressions.count > 1 else { return nil }
    let erasures = outcomes.expressions.flatMap(\.erasures)
    guard !erasures.isEmpty else { return nil }

    declaration = node
    self.name = name
    self.result = result
    self.block = block
    self.outcomes = outcomes
    type = context.file.enclosingType(of: node)
    let resolver = context.resolver
    if isErased {
      guard mayLoseAnyView(context) else { return nil }
    } else {
      // So is each that a builder collects.
      guard outcomes.hasReturn || resolver.builder(of: block) == nil else { return nil }
    }
    guard erasures.contains(where: { isConcreteView($0.view, resolver) }),
      !refers(block, to: name.text, in: context.tree)
    else { return nil }
  }

  /// Whether `AnyView` is no part of an interface that others rely on.
  private func mayLoseAnyView(_ context: RuleContext) -> Bool {
    guard !isPublic(declaration), !declaration.hasModifier(.kwOverride) else { return false }
    guard let type else { return true }
    if type.isProtocol || type.isExtension && isPublic(type.node) { return false }
    let roles = context.resolver.roles(of: type)
    if type.name == "View", type.isExtension { return true }
    guard !roles.isDisjoint(with: [.view, .viewModifier, .style]), type.node.kind != .classDecl else {
      return false
    }
    if name == "body" || name == "makeBody" {
      return !type.members.contains { $0.kind == .typeAliasDecl }
    }
    return !mayBeWitness(name.text, of: type, context)
  }

  func report(_ context: inout RuleContext) {
    let resolver = context.resolver
    let views = outcomes.expressions.flatMap(\.erasures).compactMap { ViewExpression($0.view).typeName?.text }
    let distinct = views.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let list = distinct.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    let branches = outcomes.expressions.count > 1
    let advice =
      branches
      ? "Return `some View` and let `@ViewBuilder` join the branches." : "Return `some View` instead."
    let rewrite = rewrite(context.layout, resolver)
    context.report(
      at: result.range,
      message: returnsAnyView
        ? "`\(name.text)` returns an `AnyView`, which hides from SwiftUI what it shows. \(advice)"
        : "`\(name.text)` wraps its branches in `AnyView`, which hides from SwiftUI what it shows. \(advice)",
      reason: (list.isEmpty
        ? "`\(name.text)` erases the type of what it shows. "
        : "What `\(name.text)` shows is \(list)\(distinct.count > 3 ? " and others" : ""), all of them known types. ")
        + (branches
          ? "As an `AnyView`, a change from one to the other looks like any other update until SwiftUI opens it; "
            + "then everything below is thrown away. A builder keeps the branches apart by type."
          : "There is one possible result, so nothing needs to be erased."),
      rewrites: rewrite.map { [$0] } ?? [])
  }
}

/// The expressions that a block may give back.
struct Outcomes {
  /// In the order of the text.
  private(set) var expressions: [Outcome] = []
  /// Whether a `return` is among them.
  private(set) var hasReturn = false
  /// Whether the block is, apart from `return`s, what a builder takes: declarations, then one view, or an `if` with
  /// `else` or a `switch` whose branches are such blocks themselves.
  private(set) var fitsBuilder = true

  struct Outcome {
    let expression: Node
    /// The `return` around it.
    let statement: Node?

    /// The `AnyView(…)` that the expression is; in a ternary those of both sides.
    var erasures: [Erasure] {
      if let erasure = Erasure(ViewExpression(expression).root) { return [erasure] }
      guard expression.kind == .sequenceExpr else { return [] }
      var erasures: [Erasure] = []
      for part in expression.children {
        if let erasure = Erasure(part) { erasures.append(erasure) }
        if part.kind == .unresolvedTernaryExpr { erasures += part.children.compactMap { Erasure($0) } }
      }
      return erasures
    }
  }

  init(_ block: Node) {
    var pending = [block]
    while let block = pending.popLast() {
      let statements = block.statements.compactMap(\.firstChild)
      if statements.isEmpty { fitsBuilder = false }
      for (index, statement) in statements.enumerated() {
        let isLast = index == statements.count - 1
        switch statement.kind {
        case .returnStmt:
          hasReturn = true
          if let expression = statement.firstChild {
            expressions.append(Outcome(expression: expression, statement: statement))
          } else {
            fitsBuilder = false
          }
          if !isLast { fitsBuilder = false }
        case .ifExpr:
          if !isLast { fitsBuilder = false }
          var branch: IfExpr? = IfExpr(statement)
          while let current = branch {
            if let then = current.thenBlock { pending.append(then) }
            branch = IfExpr(current.elseBranch)
            if branch == nil {
              if let last = current.elseBranch { pending.append(last) } else { fitsBuilder = false }
            }
          }
        case .switchExpr:
          if !isLast || statement.child(.ifConfigDecl) != nil { fitsBuilder = false }
          pending += SwitchExpr(statement)?.cases ?? []
        case .variableDecl:
          if isLast || !Self.fitsBuilder(statement) { fitsBuilder = false }
        case .guardStmt:
          fitsBuilder = false
          if let block = statement.child(.codeBlock) { pending.append(block) }
        default:
          if isLast, statement.kind.isExpression {
            expressions.append(Outcome(expression: statement, statement: nil))
          } else {
            fitsBuilder = false
            noteReturns(in: statement)
          }
        }
      }
    }
    expressions.sort { $0.expression.id < $1.expression.id }
  }

  /// A `let` or `var` with initial values and nothing else.
  private static func fitsBuilder(_ declaration: Node) -> Bool {
    guard let variable = VariableDecl(declaration) else { return false }
    return variable.bindings.allSatisfy { $0.initialValue != nil && $0.accessorBlock == nil }
      && declaration.children.allSatisfy { $0.kind == .patternBinding }
  }

  /// `return`s in loops, in `do`: they count, whatever stands around them.
  private mutating func noteReturns(in statement: Node) {
    var id = statement.id + 1
    let end = statement.subtree.upperBound
    let nodes = statement.tree.nodes
    while id < end {
      switch nodes[id].kind {
      case .returnStmt:
        hasReturn = true
        let node = statement.tree.node(id)
        if let expression = node.firstChild {
          expressions.append(Outcome(expression: expression, statement: node))
        }
        id += Int(nodes[id].size)
      case .closureExpr, .functionDecl, .accessorBlock, .structDecl, .classDecl, .enumDecl:
        id += Int(nodes[id].size)
      default: id += 1
      }
    }
  }
}

// MARK: The rewrite

extension ErasingHelper {
  /// `some View`, the wrappers and what they made necessary gone. Nil where it can't be told that all of the
  /// declaration's uses take it.
  func rewrite(_ layout: Layout, _ resolver: ViewResolver) -> Rewrite? {
    guard !returnsAnyView || areUsesReachable(resolver) && areUsesFit(resolver) else { return nil }
    let branches = outcomes.expressions.count > 1
    // What stays wrapped is fine in a builder, but not as the only result.
    let isSimple = branches ? outcomes.fitsBuilder : true
    guard isSimple else { return nil }

    var edits: [TextEdit] = []
    if returnsAnyView { edits.append(TextEdit(range: result.range, newText: "some View")) }
    for outcome in outcomes.expressions {
      let erasures = outcome.erasures
      let isDirect = Erasure(ViewExpression(outcome.expression).root) != nil
      if !isDirect, !erasures.isEmpty { return nil }
      if let statement = outcome.statement, branches || block.statements.count == 1 {
        let keyword = statement.range.lowerBound..<outcome.expression.range.lowerBound
        guard !layout.holdsComment(keyword) else { return nil }
        edits.append(TextEdit(range: keyword, newText: ""))
      }
      guard let erasure = erasures.first, isConcreteView(erasure.view, resolver) else {
        if !branches { return nil }
        continue
      }
      guard !holdsErasure(erasure.view),
        let unwrapped = layout.unwrapping(erasure.call, argument: erasure.view)
      else { return nil }
      edits += unwrapped
    }
    if branches, !hasBuilder(resolver) {
      let start = declaration.range.lowerBound
      let end = layout.startsLine(start) ? layout.lineEnding + layout.indentation(at: start) : " "
      edits.append(TextEdit(range: start..<start, newText: "@ViewBuilder" + end))
    }
    edits.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    let title =
      returnsAnyView ? "Return some View from \(name.text)" : "Remove the AnyViews from \(name.text)"
    return Rewrite(
      title: branches ? title + ", each branch with an identity of its own" : title, level: .suggested,
      edits: edits)
  }

  /// Whether a builder will collect the block without an attribute of its own.
  private func hasBuilder(_ resolver: ViewResolver) -> Bool {
    if declaration.builderAttribute != nil { return true }
    guard name == "body" || name == "makeBody", let type else { return false }
    return !resolver.roles(of: type).isDisjoint(with: [.view, .viewModifier, .style])
  }

  private func holdsErasure(_ view: Node) -> Bool {
    view.descendants.contains { FunctionCall($0)?.constructedType == "AnyView" }
  }

  /// Whether this file holds all uses: the declaration is private, the body, or a member of a type that no other
  /// file extends.
  private func areUsesReachable(_ resolver: ViewResolver) -> Bool {
    if name == "body" || name == "makeBody" { return true }
    if let access = declaration.access, access <= .fileprivate { return true }
    guard let type else { return declaration.parent?.parent?.kind != .sourceFile }
    if let access = type.node.access, access <= .fileprivate { return true }
    guard !type.isExtension, !declaration.hasModifier(.kwStatic) else { return false }
    let here = resolver.file.types.count { $0.name == type.name }
    return resolver.workspace.types(named: type.name).count <= here
  }

  /// Whether each use in the file is a view among others, where `some View` will do.
  private func areUsesFit(_ resolver: ViewResolver) -> Bool {
    if name == "body" || name == "makeBody" { return true }
    let tree = declaration.tree
    let text = name.text
    for id in tree.nodes.indices where tree.nodes[id].kind == .declReferenceExpr {
      let reference = tree.node(id)
      guard let referenced = reference.firstName, tree.hasText(text, in: referenced.range) else { continue }
      var use = reference
      if let access = MemberAccess(use.parent), access.base?.id != use.id { use = access.node }
      if let call = FunctionCall(use.parent), call.callee?.id == use.id { use = call.node }
      let chain = use.outermostChain
      let isView = resolver.builder(around: chain).map { $0.kind == .view && !holdsReturn($0.block) }
      guard isView ?? resolver.isOpaqueResult(chain) else { return false }
    }
    return true
  }
}
