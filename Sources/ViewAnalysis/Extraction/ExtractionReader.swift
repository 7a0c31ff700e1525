/// Reads a piece of a view's code: what it takes from the code around it, and what its text must become elsewhere.
struct ExtractionReader {
  let piece: Node
  let members: TypeMembers
  let locals: LocalNames
  let types: TypeInference
  let resolver: ViewResolver

  /// What the piece uses of the type's own members, by name.
  private(set) var memberUses: [String: [OuterUse]] = [:]
  /// What it uses of the locals around it, by the name that binds them.
  private(set) var localUses: [String: (local: LocalName, uses: [OuterUse])] = [:]
  /// What to change in the piece, so that it means the same in another type.
  private(set) var edits: [TextEdit] = []
  /// Generic parameters of the type that the piece names.
  private(set) var genericParameters: Set<String> = []

  init(_ piece: Node, _ members: TypeMembers, _ types: TypeInference) {
    self.piece = piece
    self.members = members
    self.types = types
    locals = types.locals
    resolver = types.resolver
  }

  private var type: TypeModel { members.type }

  /// Reads the piece. False where it can't be moved: it holds a name whose meaning is unknown or depends on the place.
  mutating func read() -> Bool {
    var id = piece.id
    while id < piece.subtree.upperBound {
      let node = piece.tree.node(id)
      id += 1
      switch node.kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl, .macroExpansionExpr,
        .macroExpansionDecl, .superExpr, .accessorBlock, .availabilityCondition:
        return false
      case .returnStmt:
        guard let owner = node.ancestor(.closureExpr, .functionDecl), piece.contains(owner) else {
          return false
        }
      case .ifConfigClause:
        // `os(iOS)` names nothing of the code.
        let first = node.firstToken.kind
        if first == .poundIf || first == .poundElseif, let condition = node.firstChild {
          id = condition.subtree.upperBound
        }
      case .identifierType:
        guard let name = node.firstName, readTypeName(name) else { return false }
      case .closureCapture where node.child(.initializerClause) == nil:
        guard let name = node.capturedName, name != "self", readValue(name.text, at: node) else {
          return false
        }
      case .optionalBindingCondition where node.child(.initializerClause) == nil:
        // `if let name` reads it, too.
        guard let name = node.child(.identifierPattern)?.firstName, readValue(name.text, at: node) else {
          return false
        }
      case .declReferenceExpr:
        guard node.isMemberName || readReference(node) else { return false }
      default: break
      }
    }
    return true
  }

  // MARK: Names of values

  private mutating func readReference(_ node: Node) -> Bool {
    guard let name = node.firstName, name.range == node.range else { return false }
    let text = name.text
    switch node.firstToken.kind {
    case .kwSelf:
      guard let access = MemberAccess(node.parent), access.base?.id == node.id, let member = access.name
      else { return false }
      return readMember(member.text, at: access.node)
    case .kwSelfType:
      guard let access = MemberAccess(node.parent), access.base?.id == node.id, let member = access.name,
        canReachStatic(member.text)
      else { return false }
      edits.append(TextEdit(range: node.range, newText: type.name))
      return true
    default:
      guard text.hasPrefix("$") else { return readValue(text, at: node) }
      let name = String(text.dropFirst())
      if name.allSatisfy(\.isNumber) {
        guard let closure = node.ancestor(.closureExpr) else { return false }
        return piece.contains(closure)
      }
      if locals.binding(of: text, seenFrom: node) != nil { return readValue(text, at: node) }
      return readValue(name, at: node, isProjected: true)
    }
  }

  private mutating func readValue(_ name: String, at node: Node, isProjected: Bool = false) -> Bool {
    if let local = locals.binding(of: name, seenFrom: node) ?? locals.binding(of: "$" + name, seenFrom: node)
    {
      if piece.contains(local.node) { return true }
      let use = OuterUse(
        node, isProjected: isProjected || name.hasPrefix("$"), in: piece, resolver)
      if let known = localUses[local.text], known.local.node != local.node { return false }
      localUses[local.text, default: (local, [])].uses.append(use)
      return true
    }
    if members.named(name).isEmpty {
      if isProjected { return false }
      return readOutsideName(name, at: node)
    }
    if case .type = members.named(name).first {
      return readTypeName(Name(tree: node.tree, range: node.range))
    }
    return readMember(name, at: node, isProjected: isProjected)
  }

  private mutating func readMember(_ name: String, at node: Node, isProjected: Bool = false) -> Bool {
    let isDollar = name.hasPrefix("$")
    let plain = isDollar ? String(name.dropFirst()) : name
    guard plain != "body", !members.named(plain).isEmpty else { return false }
    memberUses[plain, default: []].append(
      OuterUse(node, isProjected: isProjected || isDollar, in: piece, resolver))
    return true
  }

  /// Whether the name, which is no member's and no local's, means the same in another view of the file.
  private mutating func readOutsideName(_ name: String, at node: Node) -> Bool {
    if type.declaration.genericParameters.contains(where: { $0.declaresGenericParameter(name) })
      || isTypeElsewhere(name)
    {
      return readTypeName(Name(tree: node.tree, range: node.range))
    }
    // What stands after a projection or a wrapper's own name is unknown.
    if name.hasPrefix("_") || name == "body" { return false }
    if name.first?.isUppercase != false { return readTypeName(Name(tree: node.tree, range: node.range)) }
    if Self.globalNames.contains(name) { return true }
    let isCallee = node.parent?.kind == .functionCallExpr && node.parent?.firstChild?.id == node.id
    if isCallee,
      Vocabulary.modifiers[name] != nil || !resolver.workspace.viewFunctions(named: name).isEmpty
    {
      return false
    }
    return hasNoHiddenMembers
  }

  /// Whether all members of the type are known: its own declarations are in this file, and its protocols bring nothing.
  private var hasNoHiddenMembers: Bool {
    resolver.isWhollyInFile(type)
      && members.declarations.allSatisfy { declaration in
        declaration.declaration.inheritedTypes.allSatisfy { Self.plainProtocols.contains($0.typeName) }
      }
  }

  private static let plainProtocols: NameSet = [
    "View", "Equatable", "Hashable", "Identifiable", "Sendable", "Comparable", "Animatable",
  ]

  private static let globalNames: NameSet = [
    "print", "debugPrint", "dump", "withAnimation", "withTransaction", "min", "max", "abs", "zip", "stride",
    "type", "round", "floor", "ceil", "sqrt", "pow", "sin", "cos", "fatalError", "assert", "assertionFailure",
    "precondition", "preconditionFailure",
  ]

  /// Whether a static member of the type can be named from another type of the file.
  private func canReachStatic(_ name: String) -> Bool {
    guard type.declaration.genericParameters.isEmpty, let member = members.only(name) else { return false }
    switch member {
    case .property(let property): return property.variable.isStatic && isReachable(member.declaration)
    case .function(let function): return function.isStatic && isReachable(member.declaration)
    case .type, .enumCase: return false
    }
  }

  /// Whether what stands after the type's own name can be named from another type of the file.
  private func canReachMember(after name: Name) -> Bool {
    guard type.declaration.genericParameters.isEmpty else { return false }
    let index = Layout(name.tree).token(from: name.range.upperBound)
    guard index + 1 < name.tree.tokens.count, name.tree.tokens[index].kind == .period else { return true }
    let member = Name(tree: name.tree, token: name.tree.tokens[index + 1])
    return members.named(member.text).allSatisfy { isReachable($0.declaration) }
  }

  private func isReachable(_ declaration: Node) -> Bool { declaration.access != .private }

  // MARK: Names of types

  /// Whether a type of the name stands in an extension of this type in another file.
  private func isTypeElsewhere(_ name: String) -> Bool {
    resolver.workspace.types(named: name).contains {
      $0.facts.qualifiedName == type.qualifiedName + "." + name
    }
  }

  private mutating func readTypeName(_ name: Name) -> Bool {
    let text = name.text
    if name == "Self" { return false }
    if type.declaration.genericParameters.contains(where: { $0.declaresGenericParameter(text) }) {
      genericParameters.insert(text)
      return true
    }
    let own = members.named(text)
    if own.isEmpty, !isTypeElsewhere(text) { return text != type.name || canReachMember(after: name) }
    // Only here it can do without the type's name before it.
    guard type.declaration.genericParameters.isEmpty, own.count <= 1,
      own.allSatisfy({ isReachable($0.declaration) })
    else { return false }
    edits.append(TextEdit(range: name.range.lowerBound..<name.range.lowerBound, newText: type.name + "."))
    return true
  }

  /// The type's text as it can stand in another type of the file; nil where it can't.
  mutating func text(of type: InferredType) -> String? {
    guard case .written(let node) = type else { return type.text }
    return text(ofType: node)
  }

  /// The same for a type, or an attribute.
  mutating func text(ofType node: Node) -> String? {
    let kept = edits
    edits = []
    defer { edits = kept }
    for id in node.subtree {
      let part = node.tree.node(id)
      switch part.kind {
      case .identifierType: guard let name = part.firstName, readTypeName(name) else { return nil }
      case .declReferenceExpr:
        guard !part.isMemberName, let name = part.firstName else { continue }
        guard readTypeName(name) else { return nil }
      case .someOrAnyType where part.firstToken.kind == .kwSome: return nil
      default: continue
      }
    }
    let all = Array(node.tree.bytes[node.range])
    let layout = Layout(node.tree)
    guard layout.isOneLine(node.range), !layout.hasComment(node.range) else {
      return nil
    }
    let moved = edits.map {
      TextEdit(
        range: $0.range.lowerBound - node.range.lowerBound..<$0.range.upperBound - node.range.lowerBound,
        newText: $0.newText)
    }
    return String(decoding: moved.applied(to: all), as: UTF8.self)
  }

  /// Adds a change to the piece's text.
  mutating func change(_ edit: TextEdit) { edits.append(edit) }
}

extension Node {
  /// Whether it is the generic parameter of this name.
  func declaresGenericParameter(_ name: String) -> Bool {
    let tokens = tokenRange.prefix(2).map { Name(tree: tree, token: tree.tokens[$0]) }
    let own = tokens.first == "each" || tokens.first == "let" ? tokens.last : tokens.first
    return own?.text == name
  }
}
