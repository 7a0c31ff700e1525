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
    let alias = tree.nodes.ids(of: [.typeAliasDecl]).map(tree.node).last { alias in
      alias.name(atToken: alias.introducerToken + 1)?.hasSameText(as: name) == true
        && alias.child(.genericParameterClause) == nil && alias.ancestor(.ifConfigDecl) == nil
        && (alias.parent?.parent?.contains(type) == true
          || owner != nil && file.enclosingType(of: alias)?.qualifiedName == owner)
    }
    return alias?.child(.typeInitializerClause)?.firstChild ?? type
  }
}
