/// A collection whose indices are the ids of rows: where it comes from, and whether it may be another one later.
struct IndexedCollection {
  private let collection: Node
  private let context: RuleContext

  init(_ collection: Node, _ context: RuleContext) {
    self.collection = collection
    self.context = context
  }

  /// Whether the collection is an input of the view that all code gives a constant.
  var isConstantInput: Bool {
    guard let type = context.file.enclosingType(of: collection),
      let property = input(of: type)
    else { return false }
    return context.resolver.isGivenOnce(property, of: type)
  }

  /// The stored property without a wrapper of the view that the collection is; nil for parts of one, and for locals.
  private func input(of type: TypeModel) -> PropertyFacts? {
    guard MemberAccess(collection)?.base?.isReference(to: "self") ?? true,
      let (property, owner) = context.resolver.declaration(readBy: collection), property.isStored,
      property.attributes.isEmpty, owner.qualifiedName == type.qualifiedName
    else { return nil }
    if collection.kind == .declReferenceExpr, let name = collection.firstName,
      context.resolver.boundNames.bind(name, at: collection)
    {
      return nil
    }
    return property
  }

  /// Whether the collection is a global array literal whose elements neither its file nor this one moves.
  var isSpeltOutGlobal: Bool { context.resolver.speltOutGlobal(collection) != nil }

  /// Whether the collection is a plain input of the view.
  var isGiven: Bool {
    context.file.enclosingType(of: collection).map { input(of: $0) != nil } ?? false
  }

  /// Whether the collection is a state of the view.
  var isKept: Bool {
    context.resolver.property(readBy: collection)?.attributes.contains { $0.name == "State" } == true
  }

  /// Whether the collection is made of what the view observes, keeps or is bound to.
  var isChanging: Bool {
    guard let type = context.file.enclosingType(of: collection) else { return false }
    let reads = context.resolver.reads(of: type)
    var node = collection
    for _ in 0..<ViewResolver.longestWay {
      if reads.reads(of: node).properties.contains(where: \.isChangingState) { return true }
      guard node.kind == .declReferenceExpr, let name = node.firstName,
        case .value(let value?)? = context.resolver.boundNames.binding(of: name, at: node), value.id < node.id
      else { return false }
      node = value
    }
    return false
  }

  /// Whether the file, or the one that declares the property, inserts, removes or moves elements of the collection.
  var isReordered: Bool {
    guard let name = collection.referencedName?.text else { return false }
    if context.resolver.collectionsChanged.contains(name) { return true }
    guard let (_, owner) = context.resolver.declaration(readBy: collection),
      let file = context.workspace.fileDeclaring(owner)
    else { return false }
    return context.resolver.opened(file)?.resolver.collectionsChanged.contains(name) ?? false
  }
}
