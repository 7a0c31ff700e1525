extension ViewResolver {
  /// Whether the type is a view without a state of its own: one of SwiftUI's, of which what it shows may have some, or
  /// one of the workspace that shows nothing with a state either, as far as its own file tells.
  func isStateless(_ type: Name) -> Bool {
    if let entry = declaredEntry(type) { return isStateless(entry, type) }
    guard let name = workspaceType(type) else { return false }
    let declaring = file.types(qualifiedName: name).isEmpty ? declaringResolver(of: name) : self
    return declaring?.statelessTypes.contains(name) ?? false
  }

  private func isStateless(_ entry: ViewEntry, _ type: Name) -> Bool {
    !entry.traits.isDisjoint(with: [.shape, .fill, .notView]) || Vocabulary.statelessViews.contains(type)
  }

  /// The qualified names of the file's views that have no state, and show nothing that may have some.
  func typesWithoutState() -> Set<String> {
    var stateless = Set(file.types.lazy.filter { $0.body != nil && !$0.isExtension }.map(\.qualifiedName))
    /// Views with a state of their own, or that show what may have some.
    var stateful: [String] = []
    var owners: [String: [String]] = [:]
    for type in file.types where stateless.contains(type.qualifiedName) {
      if type.hasOwnState { stateful.append(type.qualifiedName) }
      for shown in type.node.subtree.lazy.compactMap({ self.shownType(type.node.tree.node($0)) }) {
        if let entry = declaredEntry(shown) {
          if !isStateless(entry, shown) { stateful.append(type.qualifiedName) }
        } else if let name = workspaceType(shown), stateless.contains(name) {
          owners[name, default: []].append(type.qualifiedName)
        } else {
          stateful.append(type.qualifiedName)
        }
      }
    }
    while let name = stateful.popLast() {
      if stateless.remove(name) != nil { stateful += owners[name] ?? [] }
    }
    return stateless
  }

  /// The resolver of the only file that declares the type, which may be this one.
  func resolver(declaring type: String) -> ViewResolver? {
    file.types(qualifiedName: type).contains { !$0.isExtension } ? self : declaringResolver(of: type)
  }

  /// The resolver of the only other file that declares the type.
  func declaringResolver(of type: String) -> ViewResolver? {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let files = workspace.typeDeclarations(named: name).filter { $0.facts.qualifiedName == type }.map(\.file)
    guard let only = files.first, files.count == 1, only != fileName else { return nil }
    return opened(only)?.resolver
  }

  /// Whether the view, or one in it, may have a state to lose.
  func mayHaveState(_ view: ViewExpression) -> Bool {
    view.node.subtree.contains { id in
      shownType(view.node.tree.node(id)).map { !isStateless($0) } ?? false
    }
  }

  /// Whether the view itself, or one in it, may have a state to lose; a helper of the type around it is looked into.
  func mayLoseState(_ view: ViewExpression) -> Bool {
    if mayHaveState(view) { return true }
    if let type = view.typeName { return !isStateless(type) }
    guard let helper = helper(shownBy: view), let type = file.enclosingType(of: view.node) else {
      guard let base = MemberAccess(view.root)?.base, base.isTypeReference else { return true }
      return base.referencedName.map { !isStateless($0) } ?? true
    }
    // What it shows through other helpers isn't followed.
    return helper.block.subtree.contains { id in
      let node = helper.block.tree.node(id)
      return shownType(node).map { !isStateless($0) } ?? isOwnHelper(node, of: type)
    }
  }

  /// The helper of the type around it that makes the view.
  func helper(shownBy view: ViewExpression) -> Helper? {
    guard view.typeName == nil, let name = view.rootCall?.name ?? view.root.referencedName,
      let type = file.enclosingType(of: view.node)
    else { return nil }
    return helpers(of: type).first { $0.name?.hasSameText(as: name) == true }
  }

  private func isOwnHelper(_ node: Node, of type: TypeModel) -> Bool {
    guard node.kind == .declReferenceExpr, let name = node.firstName else { return false }
    return helpers(of: type).contains { $0.name?.hasSameText(as: name) == true }
  }

  /// The name of the type of view that the call makes.
  private func shownType(_ node: Node) -> Name? {
    guard let type = FunctionCall(node)?.constructedType, isViewType(type) || type.hasSuffix("View") else {
      return nil
    }
    return type
  }
}
