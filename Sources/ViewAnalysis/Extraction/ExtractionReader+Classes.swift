/// Which types of values are those of objects. A generic parameter is one of objects where what the old type asks of it is.
extension ExtractionReader {
  /// Whether the type is known to be a class, or a protocol of classes; or an optional of one.
  func isClass(_ type: InferredType) -> Bool {
    if let wrapped = type.wrapped { return isClass(wrapped) }
    guard case .written(let node) = type else { return false }
    if let constraints = constraints(ofParameter: node) { return constraints.contains(where: isClass) }
    return isClass(node)
  }

  /// The kind of the objects of the type.
  func objectKind(of type: InferredType) -> ObjectKind? {
    guard case .written(let node) = type, let constraints = constraints(ofParameter: node) else {
      return types.objectKind(of: type)
    }
    return constraints.lazy.compactMap { constraint in
      types.objectKind(of: .written(constraint)) ?? (publishes(constraint) ? .observableObject : nil)
    }.first
  }

  private func isClass(_ node: Node) -> Bool {
    let node = node.kind == .someOrAnyType ? node.firstChild ?? node : node
    guard let name = node.typeName ?? node.referencedName else { return false }
    if Self.classProtocols.contains(name) { return true }
    let own = resolver.file.types(named: name.text).filter { !$0.isExtension }
    let meant = resolver.workspaceType(name)
    let kinds =
      own.isEmpty
      ? resolver.workspace.typeDeclarations(named: name.text).map(\.facts)
        .filter { meant == nil || $0.qualifiedName == meant }.map { ($0.kind, $0.inherited) }
      : own.map { ($0.node.kind, $0.inheritedTypes.compactMap { $0.typeName?.text }) }
    return !kinds.isEmpty
      && kinds.allSatisfy { kind, inherited in
        kind == .classDecl || kind == .actorDecl
          || kind == .protocolDecl
            && (resolver.workspace.inherits("AnyObject", fromAnyOf: inherited)
              || resolver.workspace.inherits("ObservableObject", fromAnyOf: inherited))
      }
  }

  /// Whether it is a protocol of objects that publish their changes.
  private func publishes(_ node: Node) -> Bool {
    guard let name = node.typeName else { return false }
    return resolver.workspace.inherits("ObservableObject", fromAnyOf: [name.text])
  }

  /// The system's protocols that only classes conform to.
  private static let classProtocols: NameSet = ["AnyObject", "ObservableObject"]

  /// What the old type asks of its generic parameter that the type is, in the angle brackets and after `where`, without
  /// other parameters; nil where the type is no parameter.
  private func constraints(ofParameter type: Node) -> [Node]? {
    let declaration = self.type.declaration
    let parameters = declaration.genericParameters
    func isParameter(_ node: Node, named name: Name) -> Bool {
      node.genericParameterName?.hasSameText(as: name) == true
    }
    guard type.kind == .identifierType, let name = type.typeName,
      let parameter = parameters.first(where: { isParameter($0, named: name) })
    else { return nil }
    let inBrackets = parameter.children.filter { $0.kind != .attribute }.last
    let requirements = declaration.node.child(.genericWhereClause)?.descendants(.conformanceRequirement) ?? []
    let afterWhere = requirements.filter { $0.firstChild?.typeName?.hasSameText(as: name) == true }
      .compactMap(\.children.last)
    return ([inBrackets].compactMap { $0 } + afterWhere).flatMap { constraint in
      constraint.kind == .compositionType
        ? constraint.children(.compositionTypeElement).compactMap(\.firstChild) : [constraint]
    }
    .filter { constraint in
      constraint.typeName.map { name in !parameters.contains { isParameter($0, named: name) } } ?? false
    }
  }
}
