extension ViewResolver {
  /// What an alias stands for that the name of the type is: the innermost one of the file around it, or one of another
  /// declaration of the type around it. Other types as they are, and aliases that only some builds have or that take
  /// parameters.
  func unaliased(_ type: Node) -> Node {
    guard type.kind == .identifierType, type.child(.genericArgumentClause) == nil, let name = type.firstName,
      workspace.declaresAlias(name.text)
    else { return type }
    let tree = file.tree
    let owner = file.enclosingType(of: type)?.qualifiedName
    let aliases = tree.nodes.ids(of: [.typeAliasDecl]).map(tree.node).filter { alias in
      alias.name(atToken: alias.introducerToken + 1)?.hasSameText(as: name) == true
        && alias.child(.genericParameterClause) == nil && alias.ancestor(.ifConfigDecl) == nil
    }
    let innermost = aliases.compactMap { alias in alias.parent?.parent.map { (alias, scope: $0) } }
      .filter { $0.scope.contains(type) }.max { $0.scope.id < $1.scope.id }
    let ownersAlias = aliases.first { owner != nil && file.enclosingType(of: $0)?.qualifiedName == owner }
    let target = (ownersAlias ?? innermost?.0)?.child(.typeInitializerClause)
    return target?.firstChild ?? type
  }
}
