extension ViewResolver {
  /// What happens with a closure that is handed to a type or a modifier that is declared nowhere in the workspace, by what
  /// the closure contains: outside of a builder of views, a view that nobody uses would be a mistake.
  func foreignRole(of closure: Closure) -> ClosureRole? {
    if let known = foreignRoles[closure.node.id] { return known }
    var role: ClosureRole?
    if let call = closure.use?.call, isForeign(call), listsViews(closure) {
      role = closure.hasParameters ? .deferredBuilder(.view) : .builder(.view)
    }
    foreignRoles[closure.node.id] = .some(role)
    return role
  }

  /// Whether the call makes a view of another package, or applies another package's modifier to a view.
  private func isForeign(_ call: FunctionCall) -> Bool {
    if let type = call.constructedType { return Vocabulary.view(type) == nil && workspaceType(type) == nil }
    guard let name = call.name, call.callee?.kind == .memberAccessExpr else { return false }
    return Vocabulary.modifier(name) == nil && viewFunctions(named: name).isEmpty
      && ViewExpression(call.node).typeName.map(isViewType) == true
  }

  /// Whether the closure lists views as only a builder can: several statements, or branches. A single view may be what the
  /// closure gives back as its own type, unless it is one that takes a closure itself, such as a stack.
  private func listsViews(_ closure: Closure) -> Bool {
    let statements = closure.statements
    if statements.count == 1, let call = FunctionCall(statements.first?.firstChild) {
      return makesPlainView(call.node) && ViewExpression(call.node).rootCall?.closures.isEmpty == false
    }
    let node = closure.node
    var id = node.id + 1
    while id < node.subtree.upperBound {
      let inner = node.tree.node(id)
      if inner.kind == .functionCallExpr, inner.parent?.kind == .codeBlockItem, makesPlainView(inner) {
        return true
      }
      switch inner.kind {
      // What the statements of a builder, and those of its branches, are in.
      case .codeBlockItem, .codeBlock, .ifExpr, .switchExpr, .switchCase, .ifConfigDecl, .ifConfigClause:
        id += 1
      default: id = inner.subtree.upperBound
      }
    }
    return false
  }

  /// Whether a view of the app's own takes the closure as a function that gives a view, without a builder, and the closure is
  /// a single expression that makes one: `Card { Text("a") }` where `Card` has `let content: () -> Content`.
  func givesView(_ closure: Closure) -> Bool {
    guard let type = closure.use?.call.constructedType, Vocabulary.view(type) == nil,
      workspaceType(type) != nil, isViewType(type), role(of: closure) == nil,
      let only = closure.node.onlyStatement
    else { return false }
    return makesPlainView(only)
  }

  /// Whether the expression makes a view whose type is known and not erased.
  private func makesPlainView(_ expression: Node) -> Bool {
    guard let type = ViewExpression(expression).typeName else { return false }
    return type != "AnyView" && isViewType(type)
  }
}
