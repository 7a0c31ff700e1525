extension ViewResolver {
  /// What the file's own alias stands for that the name of the type is: the innermost one around it, or the only one of the
  /// name. Other types as they are.
  func unaliased(_ type: Node) -> Node {
    guard type.kind == .identifierType, let name = type.firstName, workspace.declaresAlias(name.text) else {
      return type
    }
    let tree = file.tree
    let aliases = tree.nodes.ids(of: [.typeAliasDecl]).map(tree.node).filter { alias in
      alias.name(atToken: alias.introducerToken + 1)?.hasSameText(as: name) == true
    }
    let around = aliases.last { $0.parent?.parent?.contains(type) == true }
    let target = (around ?? (aliases.count == 1 ? aliases.first : nil))?.child(.typeInitializerClause)
    return target?.firstChild ?? type
  }
}
