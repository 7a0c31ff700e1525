extension Node {
  /// Whether the condition may change while its view is there, as far as its spelling tells: not where it is made of
  /// literals and of what types offer (`UIDevice.current…`, `.isDebug`) alone.
  fileprivate var mayChange: Bool {
    for id in subtree {
      let node = tree.node(id)
      guard node.kind == .declReferenceExpr, let name = node.firstName, !name.isCapitalized else { continue }
      // What kind of device it is stays the same, whoever is asked.
      if name.hasSuffix("serInterfaceIdiom") { continue }
      if let access = MemberAccess(node.parent), access.base == node,
        access.name?.hasSuffix("serInterfaceIdiom") == true
      {
        continue
      }
      // The name of a member belongs to what stands before it.
      if let parent = node.parent, parent.kind == .memberAccessExpr, MemberAccess(parent)?.base != node {
        continue
      }
      return true
    }
    return false
  }
  /// The names in the code that are no members of others and no types.
  var valueRoots: [Node] {
    subtree.lazy.map { tree.node($0) }.filter { node in
      guard node.kind == .declReferenceExpr, !node.isMemberName, let name = node.firstName else {
        return false
      }
      return !name.isCapitalized
    }
  }

  /// The access to members that the value is the base of, the longest one: `model.item.name` for `model`.
  fileprivate var memberPath: Node {
    var current = self
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccessExpr where MemberAccess(parent)?.base == current: current = parent
      case .optionalChainingExpr, .forceUnwrapExpr: current = parent
      default: return current
      }
    }
    return current
  }
}

extension ViewResolver {
  /// Whether the condition stays as it is while what it decides on is there: all that it reads are literals, what types
  /// offer, a row's own element, constants of objects, and values that the view is given once and for all. With
  /// `allowsInputs` all constants that the view gets are among these, by which callers choose a variant.
  func neverChanges(_ condition: Node, allowsInputs: Bool = false) -> Bool {
    if !condition.mayChange { return true }
    let roots = condition.valueRoots
    return !roots.isEmpty && roots.allSatisfy { isFixed($0, allowsInputs: allowsInputs) }
  }

  private func isFixed(_ root: Node, allowsInputs: Bool) -> Bool {
    guard let name = root.firstName, !name.hasPrefix("$") || name.text.dropFirst().first?.isNumber == true
    else { return false }
    let isSelf = root.isReference(to: "self")
    let value = isSelf ? MemberAccess(root.parent)?.node ?? root : root
    let path = value.memberPath
    if !isSelf, case .closureParameter(let closure)? = boundNames.binding(of: name, at: root) {
      return isElement(of: closure) || isIdentity(path, from: value, of: closure)
        || isOfLastingData(closure) && (path == value || isValueType(value))
    }
    if isOfOwnRows(value) { return true }
    guard let property = property(readBy: value), let type = file.enclosingType(of: root) else {
      return !isSelf && path == value && (isGivenLiterals(root) || isFixedGlobal(name, at: root))
    }
    if !property.isStored {
      return path == value && isComputedOfFixed(property, of: type, allowsInputs: allowsInputs)
    }
    let isPlain = property.attributes.isEmpty
    if path == value {
      if allowsInputs, isPlain, property.isLet || isAssignedOnlyInInitializers(property.name, of: type) {
        return true
      }
    } else if !isPathOfConstants(path, from: value) {
      return false
    }
    let wrappers = property.attributes.map(\.name)
    // Of an object, a constant stays what it is. The object is hardly ever replaced.
    if path != value, wrappers.count == 1, let wrapper = wrappers.first,
      Vocabulary.observingWrappers.contains(wrapper)
    {
      return true
    }
    if path == value, wrappers == ["State"], isNeverSet(property.name, of: type) { return true }
    return isPlain && isGivenOnce(property, of: type)
  }

  /// Whether the name is that of a helper's parameter which all calls fix, with a literal or by its default: each shows a
  /// variant of its own.
  private func isGivenLiterals(_ reference: Node) -> Bool {
    guard let name = reference.firstName, let member = reference.typeMember,
      let function = FunctionDecl(member),
      let helperName = function.name?.text, let type = file.enclosingType(of: reference),
      let parameter = function.parameters.first(where: { $0.name?.hasSameText(as: name) == true }),
      let label = parameter.label, label != "_", helper(member, of: type) != nil,
      members(of: type).only(helperName) != nil, isUsedInFileAlone(member, helperName)
    else { return false }
    let uses = reads(of: type).uses(ofMember: helperName)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard let call = use.node.ownCall else { return false }
        let value = call.arguments.first { $0.label?.hasSameText(as: label) == true }?.value
        return (value ?? parameter.defaultValue)?.isPlainValue ?? false
      }
  }

  private func isUsedInFileAlone(_ member: Node, _ name: String) -> Bool {
    let access = member.accessAsMember
    return access < .internal
      || access == .internal && workspace.isWhole
        && workspace.files(referringTo: name).allSatisfy { $0 == fileName }
  }

  /// Whether the name is that of a variable outside of types that is a constant, or is computed from what never changes:
  /// `if #unavailable(iOS 17) { return true }`.
  private func isFixedGlobal(_ name: Name, at node: Node) -> Bool {
    let files = workspace.files(declaringGlobal: name.text)
    guard files.count == 1, let file = files.first, boundNames.binding(of: name, at: node) == nil,
      let variable = opened(file)?.resolver.globals[name.text]?.first?.variable,
      let binding = variable.firstBinding, binding.name?.hasSameText(as: name) == true
    else { return false }
    if let getter = binding.getter { return getter.valueRoots.isEmpty }
    return variable.isLet
  }

  /// Whether the closure makes the rows of a loop in which each element is its own identity: another value is another
  /// row.
  private func isElement(of closure: Closure) -> Bool {
    guard let loop = loop(ofRow: closure) else { return false }
    if loop.id != nil { return loop.idPath == ["self"] }
    return loop.data.isRange || loop.data.isSpeltOutCollection
  }

  /// The loop whose rows the closure makes.
  func loop(ofRow closure: Closure) -> RowLoop? {
    RowLoop(closure.use?.call.node ?? closure.node, self).flatMap { $0.row?.node == closure.node ? $0 : nil }
  }

  /// The data whose elements the expression stands for: `items` for `item` in the rows of `ForEach(items) { item in … }`.
  func data(ofElement expression: Node) -> Node? {
    guard expression.kind == .declReferenceExpr, let name = expression.firstName,
      case .closureParameter(let row)? = boundNames.binding(of: name, at: expression)
    else { return nil }
    return loop(ofRow: row)?.data
  }

  /// Whether the closure makes the rows of a loop over data that stays as it is.
  private func isOfLastingData(_ closure: Closure) -> Bool {
    loop(ofRow: closure).map { keepsElements($0.data) } ?? false
  }

  /// Whether the expression gives a structure or an enumeration of the workspace.
  private func isValueType(_ expression: Node) -> Bool {
    guard let name = inferredType(of: expression)?.text.plainTypeName else { return false }
    let declarations = workspace.types(named: name).map(\.facts).filter { $0.kind != .extensionDecl }
    return !declarations.isEmpty
      && declarations.allSatisfy { $0.kind == .structDecl || $0.kind == .enumDecl }
  }

  /// Whether the path reads what the rows of the closure are told apart by: another value is another row.
  private func isIdentity(_ path: Node, from value: Node, of closure: Closure) -> Bool {
    guard let loop = loop(ofRow: closure) else { return false }
    let identity = loop.id == nil ? ["id"] : loop.idPath
    var members: [String] = []
    var current = path
    while current != value {
      guard let name = MemberAccess(current)?.name, let base = current.firstChild else { return false }
      members.append(name.text)
      current = base
    }
    return !identity.isEmpty && members.reversed().starts(with: identity)
  }

  /// Whether the property computes its value of what is fixed alone.
  private func isComputedOfFixed(_ property: PropertyFacts, of type: TypeModel, allowsInputs: Bool) -> Bool {
    let key = "\(type.qualifiedName).\(property.name)/\(allowsInputs)"
    if let known = computedOfFixed[key] { return known }
    // One that is computed of itself is not known to be fixed.
    computedOfFixed[key] = false
    let getter = file.declarations(of: type).flatMap(\.properties).first { $0.name?.text == property.name }?
      .getter
    let answer =
      getter.map { getter in
        // A function may give something else each time.
        getter.descendants(.functionCallExpr).isEmpty && neverChanges(getter, allowsInputs: allowsInputs)
      } ?? false
    computedOfFixed[key] = answer
    return answer
  }

  /// Whether the value is the first or the last element of the data of a loop around it whose elements are their own
  /// identities.
  private func isOfOwnRows(_ value: Node) -> Bool {
    value.ancestors.contains { ancestor in
      guard let closure = Closure(ancestor), isElement(of: closure),
        let data = RowLoop(closure.use?.call.node ?? ancestor, self)?.data
      else { return false }
      var current = value
      while !current.hasSameTokens(as: data) {
        guard let access = MemberAccess(current.parent), access.base == current else { return false }
        current = access.node
      }
      let member = MemberAccess(current.parent)?.name
      return member == "first" || member == "last"
    }
  }

  /// Whether no code sets the state, except where it is created.
  private func isNeverSet(_ state: String, of type: TypeModel) -> Bool {
    let key = type.qualifiedName + "." + state
    if let known = neverSet[key] { return known }
    let found = members(of: type).property(state).map { isNeverSet($0, named: state, of: type) } ?? false
    neverSet[key] = found
    return found
  }

  private func isNeverSet(_ property: Property, named name: String, of type: TypeModel) -> Bool {
    guard !mayBeUsedUnseen(property, of: type), propertyUses.access(to: name, ofValuesOf: type) == nil
    else { return false }
    return propertyUses.uses(of: name, in: type).allSatisfy {
      $0.isFilledInInitializer || $0.form == .value && !mayChangeValue($0, of: property)
    }
  }

  /// Whether all members on the way are constants.
  private func isPathOfConstants(_ path: Node, from value: Node) -> Bool {
    var current = path
    while current != value {
      if current.kind == .memberAccessExpr {
        guard let (property, owner) = declaration(readBy: current), property.isStored,
          property.isLet || isFilledOnce(property, of: owner)
        else { return false }
      }
      guard let inner = current.firstChild else { return false }
      current = inner
    }
    return true
  }

  /// Whether the condition is a value of the environment, or may be: by these a layout is chosen, not a state.
  func isEnvironment(_ condition: Node) -> Bool {
    guard let first = condition.firstReference, let type = file.enclosingType(of: condition) else {
      return false
    }
    let reference = first.kind == .memberAccessExpr ? first.innermostBase ?? first : first
    guard reference.kind == .declReferenceExpr, let name = reference.firstName else { return false }
    let property = type.properties.first { $0.name?.hasSameText(as: name) == true }
    guard let property, !property.variable.node.hasError, !property.mayLackItsAttributes else {
      return type.declaration.hasBrokenOutline
    }
    guard property.isStored, let wrapper = property.wrapper, wrapper.role == .environment else {
      return false
    }
    // What an object of the environment has may change like a state.
    return reference == first || wrapper.attribute.contains([.keyPathExpr])
  }

  /// Whether nothing but the type's initializers assigns the property, as far as the file tells.
  private func isAssignedOnlyInInitializers(_ property: String, of type: TypeModel) -> Bool {
    members(of: type).declarations.contains { !$0.initializers.isEmpty } && !isAssigned(property)
  }

  /// Whether all code that makes the view passes a constant for the property, or one that it was given once itself, or
  /// makes the view as the root of a hosting controller or view, which keeps what it got. In this file it asks callers of
  /// callers, up to `depth` views away.
  func isGivenOnce(_ property: PropertyFacts, of type: TypeModel, depth: Int = 3) -> Bool {
    let key = "\(type.qualifiedName).\(property.name)/\(depth)"
    if let known = givenOnce[key] { return known }
    // What a view hands on to itself tells nothing.
    givenOnce[key] = false
    let answer = readIsGivenOnce(property, of: type, depth: depth)
    givenOnce[key] = answer
    return answer
  }

  private func readIsGivenOnce(_ property: PropertyFacts, of type: TypeModel, depth: Int) -> Bool {
    let initializers = members(of: type).declarations.flatMap(\.initializers)
    let isParameter = { (initializer: InitializerDecl) in
      initializer.parameters.contains { $0.name?.text == property.name && $0.label?.text == property.name }
    }
    guard workspace.isWhole, isView(type), !property.isStatic, property.isLet || !isAssigned(property.name),
      initializers.allSatisfy(isParameter), let calls = typeCalls(of: type)
    else { return false }
    let made = calls.filter { !$0.model.isInPreview($0.call.node) }
    return !made.isEmpty
      && made.allSatisfy { call in
        if call.call.node.outermostChain.isRootOfHost { return true }
        let argument = call.call.arguments.first { $0.label?.text == property.name }
        guard let value = argument?.value else { return property.hasInitialValue || !initializers.isEmpty }
        if case .constant = ConstantValue(value) { return true }
        let resolver = call.file.map { opened($0)?.resolver } ?? self
        if resolver?.speltOutGlobal(value)?.isLet == true { return true }
        return depth > 1 && isHandedOn(value, by: call, depth: depth - 1)
      }
  }

  /// The declaration of the global array literal that the name stands for, if neither its file nor this one moves its
  /// elements.
  func speltOutGlobal(_ node: Node) -> VariableDecl? {
    guard node.kind == .declReferenceExpr, let name = node.firstName, !boundNames.bind(name, at: node),
      property(readBy: node) == nil
    else { return nil }
    var declaring = self
    var found = globals[name.text] ?? []
    if found.isEmpty {
      let files = workspace.files(declaringGlobal: name.text)
      guard files.count == 1, let other = files.first.flatMap({ opened($0) })?.resolver else { return nil }
      (declaring, found) = (other, other.globals[name.text] ?? [])
    }
    guard found.count == 1, let (variable, value) = found.first, value?.kind == .arrayExpr,
      ![self, declaring].contains(where: { $0.collectionsChanged.contains(name.text) })
    else { return nil }
    return variable
  }

  /// Whether a view of this file hands on what it was given once itself: `Row(showsIcon: showsIcon)`.
  private func isHandedOn(_ value: Node, by call: TypeCall, depth: Int) -> Bool {
    guard call.file == nil, value.kind == .declReferenceExpr, let name = value.firstName else { return false }
    let binding = boundNames.binding(of: name, at: value)
    if case .closureParameter(let closure)? = binding { return isElement(of: closure) }
    guard binding == nil, let owner = file.enclosingType(of: value),
      let property = property(readBy: value), property.isStored, property.attributes.isEmpty
    else { return false }
    return isGivenOnce(property, of: owner, depth: depth)
  }

  /// Whether code of the file changes a property of the name, initializers aside.
  private func isAssigned(_ property: String) -> Bool {
    (source?.facts.references.references(to: property) ?? []).contains { reference in
      let node = file.tree.innermostNode(at: reference.range.lowerBound)
      guard node.kind == .declReferenceExpr else { return false }
      let access = node.isMemberName ? MemberAccess(node.parent)?.node ?? node : node
      let use = PropertyUse(node: access, form: .value)
      // A view is not changed by a modifier.
      if let method = MemberAccess(access.parent), method.base == access,
        Vocabulary.modifier(method.name) != nil
      {
        return false
      }
      return !use.isFilledInInitializer && use.mayChangeValue
    }
  }
}

extension Node {
  /// Whether the expression is what a hosting controller or view begins with, perhaps as a local constant.
  fileprivate var isRootOfHost: Bool {
    if Argument(parent)?.label == "rootView" { return true }
    guard parent?.kind == .initializerClause, let binding = PatternBinding(parent?.parent),
      let name = binding.name, let variable = VariableDecl(parent?.parent?.parent),
      let block = variable.node.parent?.parent
    else { return false }
    let uses = tree.nodes.ids(of: [.declReferenceExpr], in: block.subtree).map { tree.node($0) }
      .filter { $0.isName(name) && !$0.isMemberName }
    return !uses.isEmpty && uses.allSatisfy { Argument($0.parent)?.label == "rootView" }
  }

  /// The first value that the expression reads, with its members: `model.isOn` in `!model.isOn`.
  fileprivate var firstReference: Node? {
    for id in subtree {
      let node = tree.node(id)
      if node.kind == .memberAccessExpr || node.kind == .declReferenceExpr { return node }
    }
    return nil
  }
}
