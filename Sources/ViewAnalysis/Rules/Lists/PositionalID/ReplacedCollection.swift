extension ViewResolver {
  /// How far the views that hand on a collection are followed.
  private static let longestHandover = 3

  /// Whether code computes the collection anew each time, or gives it other elements all at once, outside of the
  /// initializers of its owner, or may do so with its owner: ids that are made with the elements are new then. Of what a
  /// view is given, whether one of its callers does.
  func replaces(_ collection: Node) -> Bool {
    replaces(collection, self, depth: Self.longestHandover)
  }

  /// `root` opens files.
  private func replaces(_ collection: Node, _ root: ViewResolver, depth: Int) -> Bool {
    guard let name = collection.referencedName else { return false }
    if let base = MemberAccess(collection)?.base, !base.isReference(to: "self") {
      guard let owner = inferredType(of: base)?.namedType else { return false }
      // A structure is often replaced as a whole.
      if workspace.types(named: owner).contains(where: { $0.facts.kind == .structDecl }) { return true }
      return workspace.types(named: owner, inFilesReferringTo: name.text).contains { file, _ in
        root.source(named: file)?.model.replaces(name) ?? false
      }
    }
    guard let property = property(readBy: collection) else { return file.replaces(name) }
    return !property.isStored || file.replaces(name)
      || isReplacedByCaller(property, collection, root, depth: depth)
  }

  /// Whether code that makes the view passes a collection for the property that is made or replaced.
  private func isReplacedByCaller(
    _ property: PropertyFacts, _ collection: Node, _ root: ViewResolver, depth: Int
  ) -> Bool {
    guard depth > 0, property.attributes.isEmpty, !property.hasInitialValue,
      let type = file.enclosingType(of: collection), isView(type), let calls = typeCalls(of: type)
    else { return false }
    return calls.contains { call in
      guard !call.model.isInPreview(call.call.node),
        let value = call.call.arguments.first(where: { $0.label?.text == property.name })?.value,
        let resolver = call.file.map({ root.opened($0)?.resolver }) ?? self
      else { return false }
      return resolver.makes(value, root, depth: depth - 1)
    }
  }

  /// Whether the expression makes the collection where it stands, or reads one that is replaced.
  private func makes(_ value: Node, _ root: ViewResolver, depth: Int) -> Bool {
    guard value.kind == .declReferenceExpr || value.kind == .memberAccessExpr else {
      return value.kind == .functionCallExpr
    }
    if value.kind == .declReferenceExpr, let name = value.firstName,
      let binding = boundNames.binding(of: name, at: value)
    {
      guard case .value(let local?) = binding, local.id < value.id, depth > 0 else { return false }
      return makes(local, root, depth: depth - 1)
    }
    return replaces(value, root, depth: depth)
  }
}

extension FileModel {
  /// Whether code outside of initializers assigns something else than an empty array to a property of the name.
  fileprivate func replaces(_ name: Name) -> Bool {
    tree.nodes.ids(of: [.assignmentExpr]).contains { id in
      let assignment = tree.node(id)
      guard let target = assignment.parent?.assignmentTarget, let value = assignment.nextSibling,
        target.referencedName?.hasSameText(as: name) == true, value.kind != .arrayExpr
      else { return false }
      return assignment.ancestor(.initializerDecl) == nil
    }
  }
}
