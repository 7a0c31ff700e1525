/// Reads a piece of a view's code: what it takes from the code around it, and what its text must become elsewhere.
struct ExtractionReader {
  let piece: ExtractionPiece
  let members: TypeMembers
  private(set) var locals: LocalNames
  private(set) var types: TypeInference
  let resolver: ViewResolver

  /// What the piece uses of the type's own members, by name.
  private(set) var memberUses: [String: [OuterUse]] = [:]
  /// What it uses of the locals around it, by the name that binds them.
  private(set) var localUses: [String: (local: LocalName, uses: [OuterUse])] = [:]
  /// What to change in the piece, so that it means the same in another type.
  var edits: [TextEdit] = []
  /// Generic parameters of the type that the piece names.
  var genericParameters: Set<String> = []
  /// Members of the type that nothing but the piece uses: they move with it.
  private(set) var movedMembers: [Node] = []
  /// The names of members that can't move, whatever uses them.
  private var kept: Set<String>
  /// Those of them that could move, but whose values the owner is to hand over.
  let handedOver: Set<String>
  /// The static members of the type that the code uses, with the UTF-8 ranges of what is written before their periods.
  private(set) var staticUses: [String: [Range<Int>]] = [:]
  /// Whether the code that is being read is that of a static member.
  private var isStatic = false
  /// The private declarations of the type that it names.
  private(set) var reached: Set<Node> = []
  /// The types nested in it that the code names without its name.
  var namedTypes: Set<Node> = []
  /// What stands in the way where `read` has failed.
  private(set) var obstacle: ExtractionObstacle?

  /// Views that stay with the piece's owner.
  let slots: [ExtractionSlot]
  /// Actions that stay with the piece's owner.
  let actions: [ExtractionAction]
  /// What stands beside the piece and is built alike: the owner hands over the values in which they differ.
  let alike: AlikeParts?
  /// The code that is being read, as indices of nodes.
  private(set) var region: Range<Int>
  /// What may have happened before it starts, if all of it runs when something happens.
  private var entry: ReadDelay?
  /// Whether all of it is known to run when something happens.
  private var isAction = false
  /// How long the piece is there: not all states can move with it.
  let presence: PiecePresence
  private var surroundings: EnvironmentChanges
  /// UTF-8 offset at which the file's own text ends, if declarations of other files stand below it.
  private let ownEnd: Int?

  init(
    _ piece: ExtractionPiece, _ members: TypeMembers, _ types: TypeInference, slots: [ExtractionSlot],
    actions: [ExtractionAction], alike: AlikeParts? = nil, kept: Set<String> = [], presence: PiecePresence,
    _ surroundings: EnvironmentChanges, ownEnd: Int? = nil
  ) {
    self.kept = kept
    handedOver = kept
    self.ownEnd = ownEnd
    self.piece = piece
    self.slots = slots
    self.actions = actions
    self.alike = alike
    self.presence = presence
    self.surroundings = surroundings
    region = piece.subtree
    self.members = members
    self.types = types
    locals = types.locals
    resolver = types.resolver
  }

  var type: TypeModel { members.type }

  /// Reads the piece. False where it can't be moved: it holds a name whose meaning is unknown or depends on the place.
  mutating func read() -> Bool {
    guard readRegion() else { return false }
    let (pieceLocals, pieceTypes) = (locals, types)
    defer { (locals, types) = (pieceLocals, pieceTypes) }
    let uses = MemberUses(members: members, resolver: resolver)
    // Each turn moves one member.
    while let (name, member) = nextMovableMember(uses) {
      let before = self
      let own = memberUses.removeValue(forKey: name) ?? []
      entry = entry(of: member, own)
      isAction = own.allSatisfy(\.isInAction)
      read(moved: member)
      if !readRegion() {
        // It stays where it is, and the new view is handed what it gives.
        self = before
        kept.insert(name)
      }
    }
    while let member = movableStatic(uses, besides: kept), let name = member.declaredName?.text {
      let before = self
      (entry, isAction, isStatic) = (nil, false, true)
      read(moved: member)
      if readRegion() {
        isStatic = false
        nameOwn(name)
      } else {
        self = before
        kept.insert(name)
      }
    }
    moveTypes(uses)
    return true
  }

  /// Turns to the code of a member that moves.
  private mutating func read(moved member: Node) {
    movedMembers.append(member)
    region = member.subtree
    locals = LocalNames(in: member)
    types = TypeInference(members, locals, resolver)
  }

  /// Lets the uses of a static member that moves name the new type.
  private mutating func nameOwn(_ name: String) {
    for range in staticUses.removeValue(forKey: name) ?? [] {
      edits.removeAll { $0.range == range }
      if !range.isEmpty, !piece.first.tree.hasText("Self", in: range) {
        edits.append(TextEdit(range: range, newText: "Self"))
      }
    }
  }

  /// Whether it uses private names of the type, which only a type nested in it can see.
  var needsNesting: Bool { !reached.isSubset(of: movedMembers) }

  /// Whether a property of the new type would have a name that something else has.
  func knows(_ name: String) -> Bool {
    memberUses[name] != nil || localUses[name] != nil || !members.named(name).isEmpty
  }

  /// Whether the code moves: it is in the piece, or in a member that moves with it.
  func moves(_ node: Node) -> Bool {
    piece.contains(node) && !slots.contains { $0.view.contains(node) }
      && !actions.contains { action in
        action.sites.contains { site in
          site.contains(node)
            && (action.called == nil || CalledMethod.value(of: site)?.contains(node) != true)
        }
      }
      || movedMembers.contains { $0.contains(node) }
  }

  private mutating func nextMovableMember(_ uses: MemberUses) -> (name: String, member: Node)? {
    for name in memberUses.keys.sorted() {
      if let member = movableMember(name, uses) { return (name, member) }
    }
    return nil
  }

  /// The member of this name, where nothing but the piece uses it and it means the same in the new type: a helper, a
  /// computed property, a method, a constant with its value, a state.
  private mutating func movableMember(_ name: String, _ uses: MemberUses) -> Node? {
    guard let member = members.only(name), let own = memberUses[name], !kept.contains(name) else {
      return nil
    }
    let node = member.declaration
    guard isOwn(node) else { return nil }
    switch member {
    case .property(let property) where property.isStored:
      guard let value = OwnValue(property), value.canMove(with: self), isSameInPiece(value) else {
        return nil
      }
    case .property(let property):
      guard own.allSatisfy({ !$0.isProjected && !$0.isAssigned }) else { return nil }
      guard !property.variable.isStatic, property.binding.isComputed, property.variable.bindings.count == 1,
        let block = property.binding.accessorBlock, block.child(.accessorDecl) == nil,
        own.allSatisfy(\.isInAction) || !readsUnobserved(node) && !showsTime(property, at: own)
      else { return nil }
    case .function(let function):
      guard own.allSatisfy({ !$0.isProjected && !$0.isAssigned }) else { return nil }
      guard !function.isStatic, function.body != nil, node.child(.genericParameterClause) == nil,
        !node.hasModifier(.kwMutating)
      else { return nil }
    case .type, .enumCase: return nil
    }
    guard !node.contains(piece.first), node.child(.ifConfigDecl) == nil, !node.hasError,
      OwnValue.isStored(member)
        || node.attributes.allSatisfy({ attribute in
          attribute.attributeName == "ViewBuilder" || attribute.attributeName == "MainActor"
            || attribute.attributeName == "discardableResult"
        }),
      uses.references(to: name).allSatisfy({ moves($0) || node.contains($0) }),
      // The whole file is looked through for this.
      !uses.mayBeUsedElsewhere(node, name)
    else { return nil }
    return node
  }

  /// Whether the value does not depend on where the piece stands, or is the same there.
  private mutating func isSameInPiece(_ value: OwnValue) -> Bool {
    guard value.dependsOnEnvironment else { return true }
    surroundings.lookIntoWrappers(resolver)
    return !surroundings.mayChangeStoredValues
  }

  /// What may have happened before the member runs; nil if it runs with the view.
  private func entry(of member: Node, _ uses: [OuterUse]) -> ReadDelay? {
    if let result = resolver.resultType(of: member), resolver.isViewResult(result) { return nil }
    let delay = uses.map(\.delay).max() ?? .none
    guard FunctionDecl(member) != nil else { return delay == .none ? nil : delay }
    // A method that is handed over is called when something happens.
    let isCalled = uses.allSatisfy {
      $0.node.ownCall != nil || ClosureTime.isOnEvent($0.node, resolver)
        || isCalledAtOnce($0.node)
    }
    let isReadWithView = uses.allSatisfy {
      $0.isReadWithView && !ClosureTime.isOnEvent($0.node, resolver)
    }
    if isCalled { return delay == .none && isReadWithView ? nil : delay }
    return .anything
  }

  /// Whether the method is handed to one that calls it before it returns: `metrics.map(value(for:))`.
  private func isCalledAtOnce(_ method: Node) -> Bool {
    guard method.parent?.kind == .labeledExpr, let call = FunctionCall(method.parent?.parent) else {
      return false
    }
    return call.base != nil && OuterUse.readers.contains(call.name)
  }

  private mutating func fail(_ message: String) -> Bool {
    if obstacle == nil { obstacle = ExtractionObstacle(message) }
    return false
  }

  private mutating func readRegion() -> Bool { read(region) }

  private mutating func read(_ nodes: Range<Int>) -> Bool {
    let tree = piece.first.tree
    var id = nodes.lowerBound
    while id < nodes.upperBound {
      let node = tree.node(id)
      if let slot = slots.first(where: { $0.view == node }) {
        edits.append(TextEdit(range: node.range, newText: slot.name))
        id = node.subtree.upperBound
        continue
      }
      if let action = actions.first(where: { $0.sites.contains(node) }) {
        edits += action.edits(of: node)
        if action.called != nil, let value = CalledMethod.value(of: node), !read(value.subtree) {
          return false
        }
        id = node.subtree.upperBound
        continue
      }
      if let value = alike?.value(at: node) {
        edits.append(TextEdit(range: node.range, newText: value.reference))
        id = node.subtree.upperBound
        continue
      }
      id += 1
      switch node.kind {
      case .accessorBlock where node.parent?.parent?.id == region.lowerBound: break
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl:
        let name = TypeDecl(node)?.name ?? node.name(atToken: node.introducerToken + 1)
        return fail("The type `\(name?.text ?? "")` in it can't be moved.")
      // What such a macro is told are names that are read as all others.
      case .macroExpansionExpr where node.isMacroOfLiteral || isOwnPredicate(node): break
      // A method goes with its selector; an action of the piece can stay.
      case .macroExpansionExpr
      where region != piece.subtree && node.typeOfSelector.map { $0.text != type.name } == true: break
      case .macroExpansionExpr, .macroExpansionDecl:
        return fail(
          "The macro `\(node.text.prefix { $0 != "(" && !$0.isWhitespace })` may use names from around it.")
      case .superExpr: return fail("`super` can't be used in another type.")
      case .accessorBlock:
        let name = PatternBinding(node.parent)?.name?.text ?? ""
        return fail("The accessors of `\(name)` can't be moved.")
      case .returnStmt:
        guard let owner = node.ancestor(.closureExpr, .functionDecl, .accessorBlock),
          region.contains(owner.id) || ownsPiece(owner)
        else { return fail("It has a `return` of the code around it.") }
      case .ifConfigClause:
        // `os(iOS)` names nothing of the code.
        let first = node.firstToken.kind
        if first == .poundIf || first == .poundElseif, let condition = node.firstChild {
          id = condition.subtree.upperBound
        }
      case .identifierType:
        guard let name = node.firstName else { return fail("A type has no name.") }
        guard readTypeName(name) else { return fail("`\(name.text)` can't be named from another type.") }
      case .closureCapture where node.child(.initializerClause) == nil:
        guard let name = node.capturedName, name != "self", readValue(name.text, at: node) else {
          return fail("A closure captures a value that can't be handed over.")
        }
      case .optionalBindingCondition where node.child(.initializerClause) == nil:
        // `if let name` reads it, too.
        guard let name = node.child(.identifierPattern)?.firstName, readValue(name.text, at: node) else {
          return fail("What a condition binds can't be handed over.")
        }
      case .declReferenceExpr:
        guard node.isMemberName || readReference(node) else {
          return fail("`\(node.text)` can't be used in another type.")
        }
      default: break
      }
    }
    return true
  }

  /// The function whose whole body is the piece.
  var ownFunction: FunctionDecl? {
    FunctionDecl(piece.first.ancestor(.functionDecl)).flatMap { function in
      let statements = function.body?.statements
      return statements?.first == piece.first && statements?.last == piece.last ? function : nil
    }
  }

  /// Whether the piece is all that the block holds: a `return` in it then is one of the new body.
  func ownsPiece(_ block: Node) -> Bool {
    let owner = block.kind == .functionDecl ? FunctionDecl(block)?.body : block
    guard let statements = owner?.statements, let first = statements.first, let last = statements.last else {
      return false
    }
    return piece.contains(first) && piece.contains(last)
  }

  // MARK: Names of values

  private mutating func readReference(_ node: Node) -> Bool {
    guard let name = node.firstName, name.range == node.range || isMethod(name, at: node) else {
      return false
    }
    let text = name.text
    switch node.firstToken.kind {
    case .kwSelf:
      guard !isStatic, let access = MemberAccess(node.parent), access.base?.id == node.id,
        let member = access.name
      else { return false }
      return readMember(member.text, at: access.node)
    case .kwSelfType:
      guard let access = MemberAccess(node.parent), access.base?.id == node.id, let member = access.name,
        canReachStatic(member.text)
      else { return false }
      noteStatic(member.text, after: node.range, qualifier: type.name)
      return true
    default:
      guard text.hasPrefix("$") else { return readValue(text, at: node) }
      let name = String(text.dropFirst())
      if name.allSatisfy(\.isNumber) {
        guard let closure = node.ancestor(.closureExpr) else { return false }
        return region.contains(closure.id)
      }
      return readValue(name, at: node, isProjected: true)
    }
  }

  /// Whether the node is a method of the type with its labels: `value(for:)`.
  private func isMethod(_ name: Name, at node: Node) -> Bool {
    guard node.endsInLabels, case .function(let function) = members.only(name.text) else { return false }
    return !function.isStatic && locals.binding(of: name.text, seenFrom: node) == nil
  }

  private mutating func readValue(_ name: String, at node: Node, isProjected: Bool = false) -> Bool {
    if let local = locals.binding(ofUse: isProjected ? "$" + name : name, seenFrom: node) {
      if region.contains(local.node.id) { return true }
      let use = OuterUse(
        node, isProjected: isProjected || name.hasPrefix("$"), in: region, entry: entry, isAction: isAction,
        resolver)
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

  /// Whether the code stands in this file.
  func isOwn(_ node: Node) -> Bool { ownEnd.map { node.range.upperBound <= $0 } ?? true }

  /// Whether the code of this file sees the member.
  private func canSee(_ member: TypeMembers.Member) -> Bool {
    isOwn(member.declaration) || member.declaration.access ?? .internal >= .internal
  }

  private mutating func readMember(_ name: String, at node: Node, isProjected: Bool = false) -> Bool {
    let isDollar = name.hasPrefix("$")
    let plain = isDollar ? String(name.dropFirst()) : name
    guard plain != "body", !members.named(plain).isEmpty, members.named(plain).allSatisfy(canSee) else {
      return false
    }
    if hasMoved(plain) { return true }
    if isStatic {
      guard !isProjected, !isDollar, canReachStatic(plain) else { return false }
      let start = node.range.lowerBound
      noteStatic(plain, after: start..<start, qualifier: type.name + ".")
      return true
    }
    memberUses[plain, default: []].append(
      OuterUse(
        node, isProjected: isProjected || isDollar, in: region, entry: entry, isAction: isAction, resolver))
    return true
  }

  private func hasMoved(_ name: String) -> Bool {
    movedMembers.contains { $0.declaredName?.text == name }
  }

  /// Has the static member's use name the type, unless the member has moved.
  private mutating func noteStatic(_ name: String, after range: Range<Int>, qualifier: String?) {
    if hasMoved(name) {
      staticUses[name] = [range]
      nameOwn(name)
    } else {
      staticUses[name, default: []].append(range)
      if let qualifier { edits.append(TextEdit(range: range, newText: qualifier)) }
    }
  }

  /// Whether the name, which is no member's and no local's, means the same in another view of the file.
  private mutating func readOutsideName(_ name: String, at node: Node) -> Bool {
    if type.declaration.genericParameters.contains(where: { $0.declaresGenericParameter(name) })
      || isTypeElsewhere(name)
    {
      return readTypeName(Name(tree: node.tree, range: node.range))
    }
    // What stands after a projection or a wrapper's own name is unknown; `_Concurrency` is a module.
    let isWrapper = name.hasPrefix("_") && name.dropFirst().first?.isUppercase != true
    if isWrapper || name.hasPrefix("_") && !members.named(String(name.dropFirst())).isEmpty || name == "body"
    {
      return false
    }
    if name.first(where: { $0 != "_" })?.isUppercase != false {
      return readTypeName(Name(tree: node.tree, range: node.range))
    }
    if Self.globalNames.contains(name) { return true }
    if node.ownCall != nil,
      Vocabulary.modifiers[name] != nil || !resolver.workspace.viewFunctions(named: name).isEmpty
    {
      return false
    }
    return hasNoHiddenMembers
  }

  /// Whether all members of the type are known: its own declarations are in this file, and its protocols bring nothing.
  var hasNoHiddenMembers: Bool {
    resolver.isWhollyInFile(type)
      && members.declarations.allSatisfy { declaration in
        declaration.inheritedTypes.allSatisfy { Self.plainProtocols.contains($0.typeName) }
      }
  }

  private static let plainProtocols: NameSet = [
    "View", "Equatable", "Hashable", "Identifiable", "Sendable", "Comparable", "Animatable",
  ]

  static let globalNames: NameSet = [
    "print", "debugPrint", "dump", "withAnimation", "withTransaction", "min", "max", "abs", "zip", "stride",
    "type", "round", "floor", "ceil", "sqrt", "pow", "sin", "cos", "fatalError", "assert", "assertionFailure",
    "precondition", "preconditionFailure",
  ]

  /// Whether a static member of the type can be named from another type of the file.
  private mutating func canReachStatic(_ name: String) -> Bool {
    guard type.declaration.genericParameters.isEmpty, let member = members.only(name) else { return false }
    switch member {
    case .property(let property): return property.variable.isStatic && reach(member.declaration)
    case .function(let function): return function.isStatic && reach(member.declaration)
    case .type, .enumCase: return false
    }
  }

  /// Whether what stands after the type's own name can be named from another type of the file.
  mutating func canReachMember(after name: Name) -> Bool {
    guard type.declaration.genericParameters.isEmpty else { return false }
    let index = Layout(name.tree).token(from: name.range.upperBound)
    guard index + 1 < name.tree.tokens.count, name.tree.tokens[index].kind == .period else { return true }
    let member = Name(tree: name.tree, token: name.tree.tokens[index + 1])
    for member in members.named(member.text) { reach(member.declaration) }
    if members.only(member.text)?.declaration.hasModifier(.kwStatic) == true {
      noteStatic(member.text, after: name.range, qualifier: nil)
    }
    return true
  }

  /// Adds a type to those that move.
  mutating func move(type declaration: Node) { movedMembers.append(declaration) }

  /// Takes back the type's name before what stands at the UTF-8 offsets.
  mutating func dropType(before offsets: Set<Int>) {
    let qualifier = type.name + "."
    edits.removeAll { $0.newText == qualifier && offsets.contains($0.range.lowerBound) }
  }

  /// Notes that the new type must see the type's member.
  @discardableResult mutating func reach(_ declaration: Node) -> Bool {
    if declaration.access == .private { reached.insert(declaration) }
    return true
  }

  /// Adds a change to the piece's text.
  mutating func change(_ edit: TextEdit) { edits.append(edit) }

  /// Puts a name of the new type in the place of what the range holds, with `self` where the code begins with that. Takes
  /// back what would be changed inside of the range.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
    let (tree, sign) = (piece.first.tree, text.prefix { $0 == "!" })
    let name = text.dropFirst(sign.count)
    let start = range.lowerBound..<min(range.lowerBound + "self.".utf8.count, range.upperBound)
    let namesOwner =
      tree.hasText("self.", in: start) && name.first.map { $0 == "$" || $0.isLowercase } == true
    edits.append(TextEdit(range: range, newText: namesOwner ? sign + "self." + name : text))
  }
}

extension Node {
  /// Whether the reference says a function's labels: `value(for:)`.
  var endsInLabels: Bool {
    kind != .functionCallExpr && tokenRange.count > 1
      && tree.tokens[tokenRange.upperBound - 1].kind == .rightParen
  }
}
