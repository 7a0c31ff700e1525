/// Objects that a piece reads while its view is computed. SwiftUI computes a view again that has been handed other values;
/// a reference to an object that has changed is no other value.
extension ExtractionInputs {
  /// The kind of the object, or of the optional one, if it can change and a use of it reads what may have changed while
  /// the view is computed; nil where a plain `let` does.
  func kindOfRead(_ type: InferredType, _ uses: [OuterUse]) -> ObjectKind? {
    let object = type.wrapped ?? type
    guard let kind = reader.objectKind(of: object), kind != .observable,
      uses.contains(where: { isRead($0, of: object) })
    else { return nil }
    return kind
  }

  /// Whether the use does more with the object than hand it on to another view, which can follow it itself, or to code
  /// that runs when something happens.
  private func isRead(_ use: OuterUse, of type: InferredType) -> Bool {
    if use.isInAction || isMethod(use, of: type) { return false }
    var node = use.node
    if node.parent?.kind == .optionalChainingExpr { node = node.parent ?? node }
    if let access = MemberAccess(node.parent), access.base == node, let name = access.name {
      return name != "self" && !isConstant(name.text, of: type)
    }
    if let argument = node.parent, argument.kind == .labeledExpr, let call = FunctionCall(argument.parent) {
      return call.constructedType.map { Vocabulary.view($0) == nil && reader.resolver.isViewType($0) } != true
    }
    // `selected === item`
    return node.parent?.kind != .sequenceExpr
  }

  /// Whether the view has to follow the object itself: it reads what the object publishes. While the object's owner had
  /// the code, it ran whenever the owner did.
  func mustFollow(_ type: InferredType, _ uses: [OuterUse]) -> Bool {
    kindOfRead(type, uses) == .observableObject
  }

  /// The one value that is read of the object, which the owner reads then; else the object, observed. Nil for what may be
  /// no object at all.
  mutating func followed(_ name: String, _ type: InferredType, _ uses: [OuterUse]) -> ExtractedProperty? {
    guard type.wrapped == nil else { return nil }
    if let value = narrowed(name, uses, type, ofObject: true) { return value }
    guard let text = text(of: type) else { return nil }
    return ExtractedProperty(
      "ObservedObject", name, type: text, order: Self.firstUse(uses), argument: name)
  }

  /// What an object that the owner follows keeps for good, where that is all that the piece needs of it, be it later. With
  /// another object in its place the view would miss what the first one says of its changes.
  mutating func kept(of name: String, _ uses: [OuterUse], _ type: InferredType?) -> ExtractedProperty? {
    guard let type, let member = onlyMember(of: uses.map(\.node)), keeps(member, type),
      let value = uses.first?.node.parent.flatMap({ reader.types.type(of: $0) }),
      reader.types.isCopied(value) || uses.allSatisfy(\.isInAction)
    else { return nil }
    return narrowed(name, uses, type, isConstant: true)
  }

  /// Whether the type is a class, not an optional one, whose objects never have another value for the member.
  func keeps(_ member: String, _ type: InferredType) -> Bool {
    guard type.wrapped == nil, let name = reader.types.qualifiedName(of: type) else { return false }
    return reader.types.declaration(qualifiedName: name)?.kind == .classDecl && isConstant(member, of: type)
  }

  private func isConstant(_ member: String, of type: InferredType) -> Bool {
    guard let name = reader.types.owner(of: member, in: type).path?.last else { return false }
    let properties = reader.resolver.workspace.types(named: name, declaring: member).flatMap(
      \.facts.properties
    )
    .filter { $0.name == member && !$0.isStatic }
    return !properties.isEmpty && properties.allSatisfy(\.isLet)
  }

  /// The values that are read of an object that a closure or a condition binds; else the object, observed.
  mutating func properties(
    ofObject name: String, _ type: InferredType, _ kind: ObjectKind, _ uses: [OuterUse], order: Int,
    _ rank: ExtractedProperty.Rank
  ) throws(ExtractionObstacle) -> [ExtractedProperty] {
    if rank != .parameter, let values = values(of: name, type, uses, order: order) { return values }
    guard kind == .observableObject, type.wrapped == nil, !name.hasPrefix("$"), !name.isReservedWord,
      uses.allSatisfy({ !$0.isProjected && !$0.isReplaced }), let text = text(of: type)
    else {
      throw ExtractionObstacle(
        "`\(name)` is an object: a view that has only a reference to it would miss its changes.", value: name)
    }
    return [
      ExtractedProperty(
        name: name, rank: rank == .parameter ? .parameter : .state, order: order,
        declaration: "@ObservedObject var \(name): \(text)", argument: name)
    ]
  }

  /// More of them are the object.
  private static let mostValues = 3

  /// What is read of a value, by the member's name.
  typealias MemberReads = (name: String, type: InferredType, reads: [Node])

  /// A property for each member of the object that is read, if nothing else is done with it.
  private mutating func values(
    of name: String, _ type: InferredType, _ uses: [OuterUse], order: Int
  ) -> [ExtractedProperty]? {
    guard type.wrapped == nil, let members = copiedMembers(uses.map { memberRead(by: $0) }) else {
      return nil
    }
    return values(members, of: name, name, order: order)
  }

  /// The members that the accesses read, by their names; nil where one of the accesses is none, or its value isn't copied.
  func copiedMembers(_ accesses: [(member: String, access: Node)?]) -> [MemberReads]? {
    var members: [MemberReads] = []
    for access in accesses {
      guard let (member, access) = access, let type = reader.types.type(of: access),
        reader.types.isCopied(type)
      else { return nil }
      if let index = members.firstIndex(where: { $0.name == member }) {
        members[index].reads.append(access)
      } else {
        members.append((member, type, [access]))
      }
    }
    return members
  }

  /// A property for each of the members, if there are few. `path` is the value that has them, `name` is the last word of it.
  mutating func values(_ members: [MemberReads], of name: String, _ path: String, order: Int)
    -> [ExtractedProperty]?
  {
    guard members.count <= Self.mostValues else { return nil }
    var values: [ExtractedProperty] = []
    let parts = members.map { part(of: $0, of: name, path) }
    for (member, owner, path) in parts {
      guard let free = freeName(for: member.name, of: owner, member.reads),
        !values.contains(where: { $0.name == free }), let text = text(of: member.type)
      else { return nil }
      values.append(ExtractedProperty(value: free, type: text, order: order + values.count, argument: path))
    }
    for (part, value) in zip(parts, values) { replace(part.member.reads, with: value.name) }
    return values
  }

  /// What is read of the member in the end: `title` of `model.texts` where the piece reads `model.texts.title` alone. `owner` is
  /// the name of what has it, `path` what it is for the owner of the piece.
  private func part(
    of member: MemberReads, of name: String, _ path: String
  ) -> (member: MemberReads, owner: String, path: String) {
    var (member, owner, path) = (member, name, "\(path).\(member.name)")
    while reader.types.isValueType(member.type),
      let step = step(from: member.reads, of: member.type, isObject: false), !step.isOptional,
      let type = step.type, reader.types.isCopied(type), reader.types.isStored(step.member, in: member.type)
    {
      owner = member.name
      member = (step.member, type, step.accesses)
      path += "." + member.name
    }
    return (member, owner, path)
  }

  /// The few values that are read of an object whose changes run the owner in any case: it hands over what is new. Nil for
  /// one value, which may be a part of another, and for an object that the new view finds itself.
  mutating func values(
    ofObject property: Property, _ name: String, _ uses: [OuterUse]
  ) -> [ExtractedProperty]? {
    guard property.isStored, let type = reader.types.type(of: property), type.wrapped == nil,
      hearsOfChanges(of: property, name, type, uses)
    else { return nil }
    // What may not be there, or costs something, is read only where it is needed.
    let reads = uses.compactMap { use in memberRead(by: use).map { (use, $0) } }
    let members = Set(reads.map(\.1.member))
    guard reads.count == uses.count, members.count > 1, members.count <= Self.mostValues,
      mayBecome(members.count) || mayBecomeValues(property, name, type, reads.map(\.1)),
      reader.locals.binding(of: name, seenFrom: reader.piece.first) == nil,
      members.allSatisfy({ member in
        isReadInAnyCase(member, of: type, reads.filter { $0.1.member == member }.map(\.1.access))
      })
    else { return nil }
    return values(of: name, type, uses, order: Self.firstUse(uses))
  }

  /// Whether the owner runs when what the property's object has is another.
  func hearsOfChanges(of property: Property, _ name: String, _ type: InferredType, _ uses: [OuterUse]) -> Bool
  {
    switch (reader.types.objectKind(of: type), property.wrapper?.name.text) {
    case (.observableObject, "ObservedObject"), (.observableObject, "StateObject"): true
    // The owner doesn't follow it, so the piece need not.
    case (.observableObject, nil): !runsAlone && uses.allSatisfy { isReadAtOnce($0.node) }
    case (.observable, "State"), (.observable, "Bindable"): ownerReads(name)
    default: false
    }
  }

  /// Whether the view isn't handed too much when one input becomes so many.
  func mayBecome(_ count: Int, of most: Int = mostBesides) -> Bool {
    reader.memberUses.count + reader.localUses.count + reader.actions.count - 1 + count <= most
  }

  /// Whether the owner follows the object, of which it needs nothing else for the piece than two members, and which has so
  /// much that a view which follows it, too, runs for nothing most of the time.
  private func mayBecomeValues(
    _ property: Property, _ name: String, _ type: InferredType, _ reads: [(member: String, access: Node)]
  ) -> Bool {
    let members = Set(reads.map(\.member))
    let isFollowed = property.wrapper?.name == "ObservedObject" || property.wrapper?.name == "StateObject"
    return isFollowed && reader.types.objectKind(of: type) == .observableObject
      && members.count == Self.few && mayBecome(members.count, of: Self.mostOfLarge)
      && reader.types.storedCount(of: type) >= Self.large
      // The object's own name would have to say whose they are.
      && members.allSatisfy { member in
        !isTaken(member, reads.filter { $0.member == member }.map(\.access))
      }
      && !ownersCodeUses(name)
  }

  /// Whether an action that stays with the owner, or a method that such an action is or that the piece is handed, uses the
  /// object.
  func ownersCodeUses(_ name: String) -> Bool {
    codeOfOwner.contains { code in memberUses.references(to: name).contains { code.contains($0) } }
  }

  /// The actions that stay with the owner, and its methods that they are or that the piece is handed.
  private var codeOfOwner: [Node] {
    let sites = reader.actions.flatMap(\.sites)
    let names = sites.compactMap { $0.referencedName?.text } + reader.memberUses.keys
    let methods: [Node] = names.compactMap { name in
      guard case .function(let function) = reader.members.only(name) else { return nil }
      return function.node
    }
    return sites + methods
  }

  /// How many inputs there may be when an object becomes several values.
  private static let mostBesides = 4
  /// The same of a large object.
  private static let mostOfLarge = 5

  /// The member that the use reads with the view, and the expression that reads it.
  func memberRead(by use: OuterUse) -> (member: String, access: Node)? {
    guard use.isReadWithView, !use.isProjected, !use.isAssigned, !use.node.isConditional(within: reader.piece)
    else { return nil }
    return memberRead(of: use.node)
  }

  /// The property that is read of the value directly, and the expression that reads it.
  func memberRead(of value: Node) -> (member: String, access: Node)? {
    guard let access = MemberAccess(value.parent), access.base == value, let member = access.name?.text,
      !member.isReservedWord, member != "body", member != "self",
      FunctionCall(access.node.parent)?.callee != access.node
    else { return nil }
    return (member, access.node)
  }

  /// Whether code of the view that stays where it is reads the property's members while the view is computed.
  func ownerReads(_ name: String) -> Bool {
    memberUses.references(to: name).contains { use in
      !reader.moves(use) && MemberAccess(use.parent)?.base == use
        && !use.ancestors.contains { ancestor in
          Closure(ancestor).map { reader.resolver.role(of: $0) == .action } ?? false
        }
    }
  }

  // MARK: Identities

  /// The uses of the property that remain when its members that decide, by a modifier such as `id(_:)` outside of the
  /// piece, which view is shown are handed over as values. The view that goes still shows the old value then.
  mutating func withoutIdentities(
    _ name: String, _ member: TypeMembers.Member, _ uses: [OuterUse]
  ) throws(ExtractionObstacle) -> [OuterUse] {
    guard case .property(let property) = member, property.isStored,
      let object = reader.types.type(of: property), reader.types.objectKind(of: object) != nil
    else { return uses }
    let deciding = surroundings.identities.flatMap { members(of: name, readIn: $0) }
    guard !deciding.isEmpty else { return uses }
    var rest: [OuterUse] = []
    var reads: [(member: String, accesses: [Node])] = []
    for use in uses {
      guard let (member, access) = memberRead(by: use), deciding.contains(member) else {
        rest.append(use)
        continue
      }
      if let index = reads.firstIndex(where: { $0.member == member }) {
        reads[index].accesses.append(access)
      } else {
        reads.append((member, [access]))
      }
    }
    for (member, accesses) in reads {
      guard let first = accesses.first, let type = reader.types.type(of: first), let text = text(of: type),
        let free = freeName(for: member, of: name, accesses)
      else { throw .type(of: "\(name).\(member)") }
      replace(accesses, with: free)
      properties.append(
        ExtractedProperty(value: free, type: text, order: Self.firstUse(uses), argument: "\(name).\(member)"))
    }
    return rest
  }

  /// The members of the type's own property that the code names.
  private func members(of name: String, readIn code: Node) -> [String] {
    code.subtree.compactMap { id in
      guard let access = MemberAccess(code.tree.node(id)), let base = access.base else { return nil }
      let owner = MemberAccess(base)
      let isOwn =
        owner.map { $0.base?.isReference(to: "self") == true && $0.name?.text == name }
        ?? (base.kind == .declReferenceExpr && base.firstName?.text == name)
      return isOwn ? access.name?.text : nil
    }
  }
}
