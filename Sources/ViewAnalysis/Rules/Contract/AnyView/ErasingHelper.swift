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
    let outcomes = Outcomes(block, erasing: context.workspace.erasingFunctionNames)
    let isErased = result.isNamedType("AnyView")
    // Erasure that is the only result of `some View` is a finding of its own.
    let erasures = outcomes.expressions.flatMap(\.erasures)
    guard !erasures.isEmpty, isErased || outcomes.expressions.count > 1 || erasures.count > 1 else {
      return nil
    }

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
      !resolver.viewBlocks.refers(block, to: name, in: block),
      // No builder takes a `do` with a `catch`, and what another package's closure returns has that one's type.
      context.step == .all || !block.catches && !isGivenToUnknownClosure(resolver)
    else { return nil }
  }

  /// Whether `AnyView` is no part of an interface that others rely on.
  private func mayLoseAnyView(_ context: RuleContext) -> Bool {
    guard !isPublic(declaration), !declaration.hasModifier(.kwOverride) else { return false }
    // What it is handed to may want exactly this type.
    guard declaration.kind != .functionDecl || !context.resolver.namesHandedOver.contains(name.text) else {
      return false
    }
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
    // What a representable makes is for a hosting controller, whose type names it.
    if context.step < .all, roles.contains(.representable) { return false }
    return !mayBeWitness(name.text, of: type, context)
  }

  /// Whether it is what a closure returns of which nobody here knows whether it is a builder.
  private func isGivenToUnknownClosure(_ resolver: ViewResolver) -> Bool {
    guard returnsAnyView, let type else { return false }
    return resolver.reads(of: type).uses(ofMember: name.text).contains { use in
      let call = use.node.ownCall?.node
      guard let parent = (call ?? use.node).parent,
        let item = parent.kind == .returnStmt ? parent.parent : parent, item.kind == .codeBlockItem,
        let closure = Closure(item.parent)
      else { return false }
      return resolver.role(of: closure) == nil
    }
  }

  /// Whether it gives back one of several results.
  var hasBranches: Bool { outcomes.expressions.count > 1 }

  var message: String {
    let effect = ", which hides the view's type from SwiftUI. "
    if returnsAnyView {
      return "`\(name.text)` returns an `AnyView`" + effect
        + (hasBranches
          ? "Return `some View`, and use `@ViewBuilder` for the branches." : "Return `some View` instead.")
    }
    return "`\(name.text)` wraps its branches in `AnyView`" + effect
      + (hasBranches
        ? "Use `@ViewBuilder` for the branches instead\(block.advicePerStatement)."
        : "Choose between the views with `if` and `else`, and use `@ViewBuilder`.")
  }

  var reason: String {
    let views = outcomes.expressions.flatMap(\.erasures).compactMap { ViewExpression($0.view).typeName?.text }
    let distinct = views.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return
      (distinct.isEmpty
      ? "`\(name.text)` erases the type of the view that it returns. "
      : "`\(name.text)` returns \(listed(distinct)). ")
      + (hasBranches
        ? "With `AnyView`, SwiftUI finds out at run time that the branch has changed, and discards everything "
          + "inside. With `@ViewBuilder`, the type tells the branches apart."
        : "There is only one possible result, so nothing needs to be erased.")
  }
}

extension Node {
  /// Whether the block has a `catch` of its own, not in an action or another closure.
  fileprivate var catches: Bool {
    tree.nodes.ids(of: [.catchClause], in: subtree).contains { id in
      let code = tree.node(id).ancestor(.closureExpr, .functionDecl, .accessorBlock)
      return code.map { $0.id == self.id || !contains($0) } ?? true
    }
  }
}

extension Node {
  /// What to do about the block's statements that no builder takes, as the end of a sentence; empty where there are none.
  var advicePerStatement: String {
    let statements = statements.compactMap(\.firstChild)
    let hasGuards = statements.contains { $0.kind == .guardStmt }
    let hasFunctions = statements.contains { $0.kind == .functionDecl }
    return (hasGuards ? ", with `if` in place of `guard`" : "")
      + (hasFunctions ? ", and move the local functions out" : "")
  }
}
