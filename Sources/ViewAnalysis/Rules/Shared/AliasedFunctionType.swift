extension ViewResolver {
  /// Whether a type that is written in the declaration of `owner` is a function's, or an alias of one's; nil where an
  /// alias doesn't tell.
  func isFunctionType(_ written: Node, in owner: TypeModel) -> Bool? {
    var type = written
    // An alias of an alias of …: more than a few make a circle.
    for _ in 0..<8 {
      if type.kind != .optionalType, type.asFunctionType != nil { return true }
      guard type.kind == .identifierType || type.kind == .memberType, let name = type.typeName?.text,
        workspace.declaresAlias(name)
      else { return false }
      guard let aliases = aliases(named: name, by: type, in: owner) else { return nil }
      guard let alias = aliases.first else { return false }
      guard aliases.count == 1, !workspace.knows(name), let target = alias.target else { return nil }
      type = target
    }
    return nil
  }

  /// Whether the name, written in the declaration of `owner`, may be that of an alias that `owner` or a type around it
  /// declares: then it means nothing outside of them.
  func isOwnAlias(_ type: Node, in owner: TypeModel) -> Bool {
    guard type.kind == .identifierType, let name = type.typeName?.text, workspace.declaresAlias(name) else {
      return false
    }
    return aliases(named: name, by: type, in: owner)?.contains(where: \.isNested) ?? true
  }

  /// Whether a function that the workspace adds to `View` takes the closure as a type that has another name, an alias of a
  /// function without a result: nothing tells its role then, but no builder collects what is in it.
  func isActionByAlias(_ closure: Closure) -> Bool {
    guard let (call, label) = closure.use, let name = call.name, call.base != nil else { return false }
    let functions = workspace.viewFunctions(named: name.text).map(\.facts)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        let parameter =
          label.map { label in function.parameters.first { $0.label == label.text } }
          ?? function.parameters.last
        let type = parameter?.type?.split { $0 == " " || $0 == "." }.last
        return type.map { isAliasOfAction(String($0)) } ?? false
      }
  }

  private func isAliasOfAction(_ name: String) -> Bool {
    let files = workspace.files(declaringAlias: name)
    return !files.isEmpty
      && files.allSatisfy { file in
        guard let tree = source(named: file)?.tree else { return false }
        return tree.typeAliases.filter { $0.name?.text == name }.allSatisfy {
          $0.target?.asFunctionType?.functionTypeResult?.isVoid == true
        }
      }
  }

  /// The aliases that the name may stand for; nil where a file can't be read.
  private func aliases(named name: String, by type: Node, in owner: TypeModel) -> [Alias]? {
    let qualifier = type.kind == .memberType ? type.firstChild?.typeName?.text : nil
    var found: [Alias] = []
    for file in workspace.files(declaringAlias: name) {
      guard let source = source(named: file) else { return nil }
      for alias in source.tree.typeAliases where alias.name?.text == name {
        let outer = source.model.enclosingType(of: alias.node)
        let isMeant =
          if let qualifier { outer?.name == qualifier } else {
            outer.map { owner.isNested(in: $0.qualifiedName) } ?? true
          }
        if isMeant { found.append(Alias(target: alias.target, isNested: outer != nil)) }
      }
    }
    return found
  }
}

private struct Alias {
  /// What it stands for.
  let target: Node?
  /// Whether a type declares it.
  let isNested: Bool
}

extension TypeModel {
  /// Whether it is the type of the qualified name, or inside of it.
  fileprivate func isNested(in outer: String) -> Bool {
    qualifiedName == outer || qualifiedName.hasPrefix(outer + ".")
  }
}
