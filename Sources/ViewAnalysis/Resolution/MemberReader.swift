/// Reads the members of a type in one pass.
struct MemberReader {
  let type: TypeModel
  let resolver: ViewResolver
  private(set) var properties: [ViewProperty]
  /// The stored properties, then the names that stand for code.
  private(set) var names: [String] = []
  private(set) var indices: [String: Int] = [:]
  /// Indices of the names that only other files declare, but for stored properties.
  private(set) var elsewhere = 0..<0
  private(set) var uses: [ViewReads.Use] = []
  private var table = NameTable<Int>([])

  init(_ type: TypeModel, _ resolver: ViewResolver) {
    self.type = type
    self.resolver = resolver
    properties = resolver.storedProperties(of: type)
    let protocols = resolver.summary(of: type).inherited.filter { $0 != "View" }
    guard !protocols.isEmpty else { return }
    // Extensions of a protocol may set what it requires.
    for index in properties.indices where properties[index].source == .state {
      if resolver.workspace.requires(properties[index].name, byProtocols: protocols) {
        properties[index].canChange = true
      }
    }
  }

  mutating func read() {
    declareNames()
    table = NameTable(names.enumerated().map { ($1, $0) })
    for member in resolver.file.declarations(of: type).flatMap(\.members).sorted(by: { $0.id < $1.id }) {
      switch member.kind {
      case .variableDecl, .functionDecl, .initializerDecl, .subscriptDecl: read(member)
      default: continue
      }
    }
  }

  // MARK: Names

  /// Properties come first.
  private mutating func declareNames() {
    for property in properties { declare(property.name) }
    for name in resolver.file.declarations(of: type).flatMap(\.codeNames) { declare(name.text) }
    let first = names.count
    for name in resolver.declarationsElsewhere(of: type).flatMap(\.codeNames) { declare(name) }
    elsewhere = first..<names.count
  }

  /// Does nothing for a name that there is already.
  private mutating func declare(_ name: String) {
    guard indices[name] == nil else { return }
    indices[name] = names.count
    names.append(name)
  }

  // MARK: Code

  private static let kinds: KindSet = [
    .declReferenceExpr, .optionalBindingCondition, .closureExpr, .structDecl, .classDecl, .enumDecl,
  ]

  private mutating func read(_ member: Node) {
    let bindings = VariableDecl(member)?.bindings ?? []
    let blocks =
      FunctionDecl(member)?.body.map { [(member.declaredName, $0)] }
      ?? bindings.compactMap { binding in binding.getter.map { (binding.name, $0) } }
    let code = blocks.map { (name: table[$0], block: $1) }
    let tree = member.tree
    var locals: LocalNames?
    /// Where the action ends that the current node is in, and what is presented.
    var (actionEnd, presentedEnd) = (0, 0)
    var ids = tree.nodes.ids(of: Self.kinds, in: member.subtree)
    while let id = ids.next() {
      let node = tree.node(id)
      let name: Name?
      var isOfSelf = false
      switch node.kind {
      case .closureExpr:
        guard id >= actionEnd, let closure = Closure(node) else { continue }
        if resolver.isAction(closure) {
          actionEnd = node.subtree.upperBound
        } else if id >= presentedEnd, resolver.isPresented(closure) {
          presentedEnd = node.subtree.upperBound
        }
        continue
      case .optionalBindingCondition:
        // `if let name` reads it.
        guard node.child(.initializerClause) == nil else { continue }
        name = node.child(.identifierPattern)?.firstName
      case .declReferenceExpr:
        if node.firstToken.kind == .kwSelf {
          guard let access = MemberAccess(node.parent), access.base?.id == id else { continue }
          name = access.name
          isOfSelf = true
        } else {
          name = node.firstName
        }
      default:
        ids.skip(to: node.subtree.upperBound)
        continue
      }
      guard let name, let (index, isProjected) = index(of: name) else { continue }
      if !isOfSelf {
        if node.isMemberName { continue }
        let known = locals ?? LocalNames(in: member) { self.index(of: $0) != nil }
        locals = known
        if !known.isEmpty, known.binding(ofUse: name.text, seenFrom: node) != nil { continue }
      }
      let expression = isOfSelf ? node.parent ?? node : node
      // What an initializer assigns is the first value. What is called on an object says nothing of what it publishes.
      if index < properties.count, properties[index].source != .object,
        name.hasPrefix("$")
          || (properties[index].keepsSilentObject ? expression.isReplaced : expression.mayBeChanged)
            && !expression.isFirstValue(in: member) && !isLeavingView(expression)
      {
        properties[index].canChange = true
      }
      if id < actionEnd, index < properties.count { properties[index].isUsedInActions = true }
      guard id >= actionEnd, let owner = code.first(where: { $0.block.contains(node) })?.name,
        runsAtOnce(expression, index), !expression.isReplaced
      else { continue }
      uses.append(
        ViewReads.Use(
          node: expression, name: index, member: owner,
          dependsOnValue: dependsOnValue(expression, index, isProjected: isProjected),
          isPresented: id < presentedEnd))
    }
  }

  /// The index of the name, which may be that of a projected value or of a wrapper.
  private func index(of name: Name) -> (Int, isProjected: Bool)? {
    if let index = table[name] { return (index, false) }
    guard name.range.count > 1 else { return nil }
    let first = name.tree.bytes[name.range.lowerBound]
    guard first == UInt8(ascii: "$") || first == UInt8(ascii: "_") else { return nil }
    let plain = Name(tree: name.tree, range: name.range.lowerBound + 1..<name.range.upperBound)
    return table[plain].map { ($0, true) }
  }

  /// Whether code that uses the name so depends on the property's value.
  private func dependsOnValue(_ expression: Node, _ index: Int, isProjected: Bool) -> Bool {
    guard index < properties.count else { return true }
    let property = properties[index]
    if property.source == .object, !property.isTrackedByProperty { return true }
    return !isProjected && (!property.isTrackedByProperty || readsMember(of: expression))
  }

  /// Whether a member of the expression is read; a method that is handed to an action is not.
  private func readsMember(of expression: Node) -> Bool {
    let base = expression.unwrapped
    guard let access = base.parent, access.firstChild?.id == base.id else { return false }
    if access.kind == .subscriptCallExpr { return true }
    guard access.kind == .memberAccessExpr, !isConstantMember(access) else { return false }
    guard let argument = Argument(access.parent), let call = FunctionCall(access.parent?.parent) else {
      return true
    }
    return argument.label.map { $0 != "action" } ?? true
      && resolver.role(of: argument.label, in: call) != .action
  }

  /// Whether the expression reads a constant of an object that isn't an object itself: it stays what it is.
  private func isConstantMember(_ expression: Node) -> Bool {
    guard let property = MemberAccess(expression).flatMap({ resolver.observedProperty($0) }), property.isLet,
      property.isStored, let type = property.type ?? property.valueType ?? property.literalType
    else { return false }
    return !resolver.workspace.declares(.classDecl, named: type.withoutGenericArguments)
  }

  /// Whether the code of the name runs where it stands: a method that is handed to an action does not, a computed property
  /// always does.
  private func runsAtOnce(_ expression: Node, _ index: Int) -> Bool {
    guard index >= properties.count, let parent = expression.parent else { return true }
    if expression.ownCall != nil { return true }
    guard let argument = Argument(parent), let call = FunctionCall(parent.parent) else { return true }
    return resolver.role(of: argument.label, in: call) != .action
      || resolver.members(of: type).property(names[index]) != nil
  }

  /// Whether the environment dismisses the view by a statement right after the one that the expression is in:
  /// `saved = true; dismiss()`.
  private func isLeavingView(_ expression: Node) -> Bool {
    guard let statement = expression.ancestor(.codeBlockItem),
      let next = FunctionCall(statement.nextSibling?.firstChild), next.name == "dismiss",
      next.arguments.isEmpty, next.closures.isEmpty
    else { return false }
    if let base = next.base { return base.hasText("presentationMode.wrappedValue") }
    return properties.contains { $0.name == "dismiss" && $0.isAction }
  }
}

extension TypeModel {
  /// The names of an instance's computed properties and methods.
  fileprivate var codeNames: [Name] {
    properties.filter { !$0.isStored && !$0.variable.isStatic }.compactMap(\.name)
      + functions.filter { !$0.isStatic }.compactMap(\.name)
  }
}

extension TypeFacts {
  /// The names of an instance's computed properties and methods.
  fileprivate var codeNames: [String] {
    properties.filter { !$0.isStored && !$0.isStatic }.map(\.name)
      + functions.filter { !$0.isStatic }.map(\.name)
  }
}

extension Node {
  /// Whether the member is an initializer that assigns it, in no closure.
  fileprivate func isFirstValue(in member: Node) -> Bool {
    member.kind == .initializerDecl && isReplaced
      && !ancestors.prefix { $0.id != member.id }.contains { $0.kind == .closureExpr }
  }

  /// Whether the expression, or a member of it, is assigned, handed over as `inout`, or has a method called on it.
  fileprivate var mayBeChanged: Bool {
    var current = self
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr:
        guard parent.firstChild?.id == current.id else { return false }
        current = parent
      case .tryExpr, .awaitExpr, .unsafeExpr: current = parent
      case .inOutExpr: return true
      case .functionCallExpr: return current.id != id && parent.firstChild?.id == current.id
      case .labeledExpr where parent.parent?.kind == .tupleExpr: current = parent.parent ?? parent
      case .sequenceExpr:
        guard let sign = current.nextSibling else { return false }
        return sign.kind == .assignmentExpr || sign.kind == .binaryOperatorExpr && sign.isCompoundAssignment
      default: return false
      }
    }
    return false
  }

  /// `+=` and its like.
  private var isCompoundAssignment: Bool {
    let text = self.text
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }
}
