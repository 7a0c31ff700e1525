/// A place where code may change a stored property of a type of the workspace.
struct PropertyChange {
  /// What is assigned to the whole property; nil for any other change.
  let value: Node?
  /// What is called on the property.
  let method: Name?
  /// The call of the method.
  let call: FunctionCall?
  /// Whether it is a part of the type's making: in an initializer, and in no closure that may run later.
  let isInInitializer: Bool
  /// The resolver of the file that it is in.
  let resolver: ViewResolver
}

extension ViewResolver {
  /// Whether all code that may change the stored property passes the test, its initial value aside; false where that
  /// can't be told: another module or an editor may change it, or too many files use its name.
  ///
  /// What is called the same in other types counts as this property, except where their own code uses theirs.
  func changes(
    of property: PropertyFacts, in owner: TypeFacts, allSatisfy isAllowed: (PropertyChange) -> Bool
  ) -> Bool {
    guard property.isStored, property.access ?? .internal <= .internal, workspace.isWhole,
      owner.attributes.allSatisfy({ Self.plainAttributes.contains($0) }),
      property.attributes.allSatisfy({ Self.plainAttributes.contains($0.name) })
    else { return false }
    guard let files = filesChanging(property, of: owner) else { return false }
    return files.allSatisfy { name in
      guard let (source, resolver) = opened(name) else { return false }
      let wrappers = workspace.references(in: name, to: "_" + property.name)
      let references = workspace.references(in: name, to: property.name)
      return (references.map { ($0, false) } + wrappers.map { ($0, true) }).allSatisfy {
        reference, isWrapper in
        if reference.isInPreview { return true }
        guard reference.range.upperBound <= source.tree.bytes.count else { return false }
        let node = source.tree.innermostNode(at: reference.range.lowerBound)
        guard node.kind == .declReferenceExpr else {
          switch reference.kind {
          case .keyPath: return false
          // The memberwise initializer may take it.
          case .label, .shortLabel: return owner.kind == .classDecl
          default: return true
          }
        }
        let access = node.isMemberName ? MemberAccess(node.parent)?.node ?? node : node
        let user = source.model.enclosingType(atOffset: reference.range.lowerBound)
        if let user,
          user.qualifiedName != owner.qualifiedName, user.isOwn(access, named: property.name)
        {
          return true
        }
        if access.isProjected { return false }
        let use = PropertyUse(node: access, form: .value)
        guard isWrapper || use.mayChangeValue else { return true }
        var value = access.isReplaced ? access.assignedValue : nil
        if isWrapper {
          // `_rows = State(initialValue: rows)`
          guard use.isAssigned, let first = FunctionCall(value)?.firstArgument else { return false }
          value = first.value
        }
        let member = MemberAccess(access.parent).flatMap { $0.base == access ? $0 : nil }
        return isAllowed(
          PropertyChange(
            value: value, method: member?.name,
            call: member?.node.ownCall,
            isInInitializer: user?.qualifiedName == owner.qualifiedName && access.isInInitializer,
            resolver: resolver))
      }
    }
  }

  /// Whether the variable is one of an object that doesn't announce its changes, and no code of the workspace sets it
  /// except initializers.
  func isFilledOnce(_ property: PropertyFacts, of owner: TypeFacts) -> Bool {
    guard property.attributes.isEmpty, owner.kind == .classDecl, !owner.isObservable else { return false }
    let key = owner.qualifiedName + "." + property.name
    if let known = neverSet[key] { return known }
    let found = changes(of: property, in: owner) { $0.isInInitializer }
    neverSet[key] = found
    return found
  }

  /// The initial value that a property is declared with, and the resolver of its file.
  func initialValue(of property: PropertyFacts, in owner: TypeFacts) -> (value: Node, resolver: ViewResolver)?
  {
    guard let (source, resolver) = workspace.fileDeclaring(owner).flatMap({ opened($0) }) else { return nil }
    let properties = source.model.types(qualifiedName: owner.qualifiedName).flatMap(\.storedProperties)
    return properties.first { $0.name?.text == property.name }?.initialValue.map { ($0, resolver) }
  }

  /// The files whose code may change the property; nil for too many.
  private func filesChanging(_ property: PropertyFacts, of owner: TypeFacts) -> [String]? {
    guard let declaring = workspace.fileDeclaring(owner) else { return nil }
    if property.access ?? .internal < .internal || hasPrivateSetter(property, of: owner, in: declaring) {
      return [declaring]
    }
    guard workspace.countOfFiles(thatMayReferTo: property.name) <= Self.mostReaders else { return nil }
    return Array(Set(workspace.files(referringTo: property.name) + [declaring])).sorted()
  }

  private func hasPrivateSetter(_ property: PropertyFacts, of owner: TypeFacts, in file: String) -> Bool {
    let declarations = source(named: file)?.model.types(qualifiedName: owner.qualifiedName) ?? []
    return declarations.flatMap(\.properties).contains { other in
      let node = other.variable.node
      return other.name?.text == property.name
        && (node.hasModifier(.kwPrivate, includingSetter: true)
          || node.hasModifier(.kwFileprivate, includingSetter: true))
    }
  }

  /// Attributes that let nothing but the code itself change a property.
  private static let plainAttributes: NameSet = [
    "MainActor", "Observable", "ObservationIgnored", "Published", "State", "available", "objc", "objcMembers",
  ]

  /// How many files that use a name are looked at.
  static let mostReaders = 8
}

extension TypeModel {
  /// Whether the access is to the type's own property of the name: `rows`, `self.rows`, `_rows`.
  fileprivate func isOwn(_ access: Node, named name: String) -> Bool {
    (MemberAccess(access)?.base?.isReference(to: "self") ?? true)
      && properties.contains { $0.name?.text == name }
  }
}

extension Node {
  /// What stands after `=`: an operand, or all that follows with its operators.
  var assignedValue: Node? {
    guard let value = nextSibling?.nextSibling, value.nextSibling == nil else { return nil }
    return value
  }

  /// Whether the way to the member begins with a projected value: `$store.rows`, `$rows`.
  fileprivate var isProjected: Bool {
    var current = self
    while let base = MemberAccess(current)?.base { current = base }
    return current.firstName?.hasPrefix("$") ?? false
  }

  /// Whether the code runs with an initializer: in it, and in no closure but of a method that goes through a collection.
  fileprivate var isInInitializer: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .initializerDecl: return true
      case .functionDecl, .accessorBlock: return false
      case .closureExpr:
        guard Vocabulary.nonmutatingMethods.contains(Closure(ancestor)?.use?.call.name) else { return false }
      default: continue
      }
    }
    return false
  }
}
