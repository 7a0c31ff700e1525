extension ViewResolver {
  /// What an alias stands for that the name of the type is: the innermost one of the file around it, or one of another
  /// declaration of the type around it. Other types as they are, and aliases that only some builds have or that take
  /// parameters.
  func unaliased(_ type: Node) -> Node {
    guard type.kind == .identifierType, type.child(.genericArgumentClause) == nil, let name = type.firstName,
      workspace.declaresAlias(name.text)
    else { return type }
    let owner = file.enclosingType(of: type)?.qualifiedName
    let aliases = file.tree.typeAliases.filter { alias in
      alias.name?.hasSameText(as: name) == true && !alias.isGeneric
        && alias.node.ancestor(.ifConfigDecl) == nil
    }
    let ownersAlias = aliases.first {
      owner != nil && file.enclosingType(of: $0.node)?.qualifiedName == owner
    }
    let innermost = aliases.compactMap { alias in alias.node.parent?.parent.map { (alias, scope: $0) } }
      .filter { $0.scope.contains(type) }.max { $0.scope.id < $1.scope.id }?.0
    return (ownersAlias ?? innermost)?.target ?? type
  }
}
