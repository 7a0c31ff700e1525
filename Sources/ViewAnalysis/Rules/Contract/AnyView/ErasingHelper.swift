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
      let result = node.declaredType,
      result.isNamedType("AnyView") || result.isOpaque("View"), let name = node.declaredName,
      let block = node.declaredBlock
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
      !refers(block, to: name.text, context.resolver)
    else { return nil }
  }

  /// Whether `AnyView` is no part of an interface that others rely on.
  private func mayLoseAnyView(_ context: RuleContext) -> Bool {
    guard !isPublic(declaration), !declaration.hasModifier(.kwOverride), !isHandedOver else { return false }
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

  /// Whether the file hands the method itself to something, which may want exactly this type.
  private var isHandedOver: Bool {
    guard declaration.kind == .functionDecl else { return false }
    let tree = declaration.tree
    return tree.nodes.places(of: [.labeledExpr]).contains { id in
      guard let value = tree.node(id).firstChild,
        value.kind == .declReferenceExpr || MemberAccess(value)?.base?.isReference(to: "self") == true
      else { return false }
      return value.referencedName?.hasSameText(as: name) == true
    }
  }

  func report(_ context: RuleContext) {
    let views = outcomes.expressions.flatMap(\.erasures).compactMap { ViewExpression($0.view).typeName?.text }
    let distinct = views.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let branches = outcomes.expressions.count > 1
    let advice =
      branches
      ? "Return `some View` and let `@ViewBuilder` join the branches." : "Return `some View` instead."
    context.report(
      at: result.range,
      message: returnsAnyView
        ? "`\(name.text)` returns an `AnyView`, which hides from SwiftUI what it shows. \(advice)"
        : "`\(name.text)` wraps its branches in `AnyView`, which hides from SwiftUI what it shows. \(advice)",
      reason: (distinct.isEmpty
        ? "`\(name.text)` erases the type of what it shows. "
        : "What `\(name.text)` shows is \(listed(distinct)). ")
        + (branches
          ? "In an `AnyView`, the change from one branch to the other shows only when SwiftUI opens it; then "
            + "everything below is thrown away. `@ViewBuilder` keeps the branches apart by type."
          : "There is one possible result, so nothing needs to be erased."),
      rewrites: rewrite(context).map { [$0] } ?? [])
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

  init(_ block: Node) { self.init(statements: block.statements.compactMap(\.firstChild)) }

  init(statements: [Node]) {
    var pending: [Node] = []
    var next: [Node]? = statements
    while let statements = next ?? pending.popLast()?.statements.compactMap(\.firstChild) {
      next = nil
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
          if isLast || !statement.isPlainVariable { fitsBuilder = false }
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

extension Node {
  /// A `let` or `var` with initial values and nothing else.
  var isPlainVariable: Bool {
    guard let variable = VariableDecl(self) else { return false }
    return variable.bindings.allSatisfy { $0.initialValue != nil && $0.accessorBlock == nil }
      && children.allSatisfy { $0.kind == .patternBinding }
  }
}
