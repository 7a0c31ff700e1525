/// Where the code of a type uses one of its own members.
struct MemberUses {
  let members: TypeMembers
  let resolver: ViewResolver

  /// The references to the member in the type's declarations in this file: `name`, `self.name`, `$name`. Each is the
  /// whole reference, `self` included.
  func references(to name: String) -> [Node] {
    let type = members.type.qualifiedName
    let known = resolver.memberReferences[type] ?? references()
    resolver.memberReferences[type] = known
    return known[name] ?? []
  }

  /// The references to all members of the type, by the members' names.
  private func references() -> [String: [Node]] {
    let names = Set(
      members.declarations.flatMap {
        $0.properties.compactMap(\.name?.text) + $0.functions.compactMap(\.name?.text)
      })
    var found: [String: [Node]] = [:]
    for member in members.declarations.lazy.flatMap(\.members) {
      let locals = resolver.localNames(in: member)
      let tree = member.tree
      for id in tree.nodes.ids(
        of: [.declReferenceExpr, .optionalBindingCondition, .closureCapture], in: member.subtree)
      {
        let node = tree.node(id)
        switch node.kind {
        case .declReferenceExpr:
          guard let own = node.firstName?.text else { continue }
          // `$name` and `_name` are the property's, too.
          let meant = [own] + (own.hasPrefix("$") || own.hasPrefix("_") ? [String(own.dropFirst())] : [])
          guard let name = meant.first(where: names.contains) else { continue }
          if node.isMemberName {
            if let access = MemberAccess(node.parent), access.base?.isReference(to: "self") == true {
              found[name, default: []].append(access.node)
            }
          } else if locals.binding(of: own, seenFrom: node) == nil {
            found[name, default: []].append(node)
          }
        case .optionalBindingCondition where node.child(.initializerClause) == nil:
          if let name = node.child(.identifierPattern)?.firstName?.text {
            found[name, default: []].append(node)
          }
        case .closureCapture where node.child(.initializerClause) == nil:
          if let name = node.capturedName?.text { found[name, default: []].append(node) }
        default: continue
        }
      }
    }
    return found
  }

  /// Whether code outside of the type's own declarations in this file may use the member. What the environment gives
  /// exists in the view's own code only.
  func mayBeUsedElsewhere(_ member: Node, _ name: String) -> Bool {
    let access = member.accessAsMember
    let isFromEnvironment = member.attributes.contains {
      $0.attributeName == "Environment" || $0.attributeName == "EnvironmentObject"
    }
    if access > .internal { return true }
    if isUsedOnInstances(name, in: member.tree) { return true }
    if access == .private || access == .fileprivate { return false }
    let type = members.type
    // Protocols may require it.
    let inherited = resolver.summary(of: type).inherited
    if resolver.workspace.requires(name, byProtocols: inherited) { return true }
    let workspace = resolver.workspace
    let extending = Set(workspace.types(named: type.name).map(\.file))
    return extending.union(workspace.files(referringTo: type.name)).contains { file in
      let references = workspace.references(in: file, to: name)
      guard !references.isEmpty, workspace.exports(of: file).map(isThisFile) == false else { return false }
      if extending.contains(file), references.contains(where: { $0.kind.isPlain }) { return true }
      return (extending.contains(file) || !isFromEnvironment) && references.contains { $0.kind == .member }
    }
  }

  /// Whether code of this file uses the member of an instance that it holds, as a coordinator does: `parent.load()`. In a
  /// nested type every value is one that isn't known to be another.
  private func isUsedOnInstances(_ name: String, in tree: SyntaxTree) -> Bool {
    // Most members are no other value's, and the index knows it.
    let references = resolver.source?.facts.references.references(to: name)
    guard references?.contains(where: { $0.kind == .member }) != false else { return false }
    let type = members.type
    return tree.nodes.ids(of: [.memberAccessExpr]).contains { id in
      guard let access = MemberAccess(tree.node(id)), access.name?.text == name, let base = access.base,
        !base.isReference(to: "self"), !base.isTypeReference
      else { return false }
      if let known = resolver.inferredType(of: base)?.namedType { return known == type.name }
      if FunctionCall(base)?.constructedType?.text == type.name { return true }
      guard let around = resolver.file.enclosingType(of: access.node) else { return false }
      return around.qualifiedName.hasPrefix(type.qualifiedName + ".")
    }
  }

  /// Whether another file may name the type that is nested in this one.
  func mayBeNamedElsewhere(_ nested: Node, _ name: String) -> Bool {
    let access = nested.accessAsMember
    if access > .internal { return true }
    if access < .internal { return false }
    let workspace = resolver.workspace
    let extending = Set(workspace.types(named: members.type.name).map(\.file))
    return extending.union(workspace.files(referringTo: members.type.name)).contains { file in
      !workspace.references(in: file, to: name).isEmpty
        && workspace.exports(of: file).map(isThisFile) == false
    }
  }

  /// Whether the file's code of the type is among the members' declarations.
  private func isThisFile(_ exports: FileExports) -> Bool {
    let holdsAll = resolver.isWhollyInFile(members.type)
    return exports.types.contains {
      $0.qualifiedName == members.type.qualifiedName && (holdsAll || $0.kind != .extensionDecl)
    }
  }
}
