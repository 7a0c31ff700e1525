extension ViewResolver {
  /// Whether the type is a view without a state of its own: one of SwiftUI's, of which what it shows may have some, or
  /// one of the workspace that shows nothing with a state either, as far as its file tells.
  func isStateless(_ type: Name) -> Bool {
    if let entry = declaredEntry(type) { return isStateless(entry, type) }
    let name = type.text
    if let known = statelessTypes[name] { return known }
    let answer = showsNoState(type)
    statelessTypes[name] = answer
    return answer
  }

  private func isStateless(_ entry: ViewEntry, _ type: Name) -> Bool {
    !entry.traits.isDisjoint(with: [.shape, .fill, .notView]) || Vocabulary.statelessViews.contains(type)
  }

  private func showsNoState(_ type: Name) -> Bool {
    workspaceType(type).map { showsNoState($0, asksOthers: true) } ?? false
  }

  /// With `asksOthers` also for a type of another file, which knows its own types.
  private func showsNoState(_ type: String, asksOthers: Bool) -> Bool {
    var pending = [type]
    var seen: Set<String> = []
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      let declarations = file.types(qualifiedName: type)
      guard declarations.contains(where: { $0.body != nil && !$0.isExtension }) else {
        guard asksOthers, let resolver = declaringResolver(of: type),
          resolver.showsNoState(type, asksOthers: false)
        else { return false }
        continue
      }
      if declarations.contains(where: \.hasOwnState) { return false }
      for declaration in declarations {
        for name in declaration.node.subtree.lazy.compactMap({
          self.shownType(declaration.node.tree.node($0))
        }) {
          if let entry = declaredEntry(name) {
            guard isStateless(entry, name) else { return false }
          } else {
            guard let shown = workspaceType(name) else { return false }
            pending.append(shown)
          }
        }
      }
    }
    return true
  }

  /// The resolver of the only other file that declares the type.
  private func declaringResolver(of type: String) -> ViewResolver? {
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
    guard let name = view.rootCall?.name ?? view.root.referencedName,
      let type = file.enclosingType(of: view.node),
      let helper = helpers(of: type).first(where: { $0.name?.hasSameText(as: name) == true })
    else {
      guard let base = MemberAccess(view.root)?.base, base.isTypeReference else { return true }
      return base.referencedName.map { !isStateless($0) } ?? true
    }
    // What it shows through other helpers isn't followed.
    return helper.block.subtree.contains { id in
      let node = helper.block.tree.node(id)
      return shownType(node).map { !isStateless($0) } ?? isOwnHelper(node, of: type)
    }
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
