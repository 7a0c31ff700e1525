extension ViewResolver {
  /// Whether code computes the collection anew each time, or gives it other elements all at once, outside of the
  /// initializers of its owner, or may do so with its owner: ids that are made with the elements are new then. Of what a
  /// view is given, whether one of its callers does, or a caller of those.
  func replaces(_ collection: Node) -> Bool {
    var search = ReplacementSearch(root: self)
    return search.replaces(collection, self, depth: ReplacementSearch.longestHandover)
  }
}

private struct ReplacementSearch {
  /// How far the views that hand on a collection are followed.
  static let longestHandover = 3

  /// What opens files.
  let root: ViewResolver
  /// The properties whose callers have been asked.
  private var asked: Set<String> = []

  init(root: ViewResolver) { self.root = root }

  mutating func replaces(_ collection: Node, _ resolver: ViewResolver, depth: Int) -> Bool {
    guard let name = collection.referencedName else { return false }
    if let base = MemberAccess(collection)?.base, !base.isReference(to: "self") {
      guard let owner = resolver.inferredType(of: base)?.namedType else { return false }
      // A structure is often replaced as a whole.
      if root.workspace.types(named: owner).contains(where: { $0.facts.kind == .structDecl }) { return true }
      return root.workspace.types(named: owner, inFilesReferringTo: name.text).contains { file, _ in
        root.source(named: file)?.model.replaces(name) ?? false
      }
    }
    guard let property = resolver.property(readBy: collection) else { return resolver.file.replaces(name) }
    if !property.isStored { return true }
    guard let type = resolver.file.enclosingType(of: collection),
      asked.insert("\(type.qualifiedName).\(property.name)").inserted
    else { return false }
    return resolver.file.replaces(name) || isReplacedByCaller(property, of: type, resolver, depth: depth)
  }

  /// Whether code that makes the view passes a collection for the property that is made or replaced.
  private mutating func isReplacedByCaller(
    _ property: PropertyFacts, of type: TypeModel, _ resolver: ViewResolver, depth: Int
  ) -> Bool {
    guard depth > 0, property.attributes.isEmpty, !property.hasInitialValue, resolver.isView(type),
      let calls = root.typeCalls(naming: type.name)
    else { return false }
    for call in calls where !call.model.isInPreview(call.call.node) {
      guard let file = call.file, let caller = root.opened(file)?.resolver,
        let value = call.call.arguments.first(where: { $0.label?.text == property.name })?.value
      else { continue }
      if makes(value, caller, depth: depth - 1) { return true }
    }
    return false
  }

  /// Whether the expression makes the collection where it stands, or reads one that is replaced.
  private mutating func makes(_ value: Node, _ resolver: ViewResolver, depth: Int) -> Bool {
    guard value.kind == .declReferenceExpr || value.kind == .memberAccessExpr else {
      return value.kind == .functionCallExpr
    }
    if value.kind == .declReferenceExpr, let name = value.firstName,
      let binding = resolver.boundNames.binding(of: name, at: value)
    {
      guard case .value(let local?) = binding, local.id < value.id, depth > 0 else { return false }
      return makes(local, resolver, depth: depth - 1)
    }
    return replaces(value, resolver, depth: depth)
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
