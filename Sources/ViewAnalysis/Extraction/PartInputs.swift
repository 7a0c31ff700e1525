/// Parts of a large value as inputs: `state.name` and `state.phone` in place of a state of twenty members.
extension ExtractionInputs {
  /// The two members that are all that the piece reads of a large value, which an object that the owner follows has, or a
  /// state of the owner's. What is small, and what the owner was handed, stays whole.
  mutating func parts(of property: Property, _ name: String, _ uses: [OuterUse]) -> [ExtractedProperty]? {
    guard property.isStored, let type = reader.types.type(of: property), type.wrapped == nil,
      hearsOfChanges(of: property, name, type, uses) || isHandedNew(property, name, type),
      reader.locals.binding(of: name, seenFrom: reader.piece.first) == nil
    else { return nil }
    let reads = uses.compactMap { memberRead(by: $0) }
    guard let whole = reads.first, reads.count == uses.count,
      reads.allSatisfy({ $0.member == whole.member }),
      isReadInAnyCase(whole.member, of: type, reads.map(\.access)),
      let value = reader.types.type(of: whole.access), reader.types.isValueType(value),
      reader.types.storedCount(of: value) >= Self.large,
      let members = copiedMembers(reads.map { memberRead(of: $0.access) }),
      members.count == Self.few, mayBecome(members.count),
      members.allSatisfy({ reader.types.isStored($0.name, in: value) })
    else { return nil }
    return values(members, of: whole.member, "\(name).\(whole.member)", order: Self.firstUse(uses))
  }

  /// Bindings of the two members that are all that the piece uses of an object which the owner follows, if it sets one of
  /// them; of one that it only reads, the value.
  mutating func bindings(
    ofObject property: Property, _ name: String, _ uses: [OuterUse]
  ) -> [ExtractedProperty]? {
    guard property.isStored, let type = reader.types.type(of: property), type.wrapped == nil,
      property.wrapper != nil, hearsOfChanges(of: property, name, type, uses),
      uses.contains(where: { $0.isProjected || $0.isAssigned })
    else { return nil }
    let isObservable = reader.types.objectKind(of: type) == .observable
    // What the owner does with the object for the piece besides would be inputs, too.
    if isObservable || !uses.contains(where: \.isProjected), ownersCodeUses(name) { return nil }
    var members: [(name: String, uses: [OuterUse])] = []
    for use in uses {
      guard let access = MemberAccess(use.node.parent), access.base == use.node,
        let member = access.name?.text
      else { return nil }
      if let index = members.firstIndex(where: { $0.name == member }) {
        members[index].uses.append(use)
      } else {
        members.append((member, [use]))
      }
    }
    guard members.count == Self.few, mayBecome(members.count) else { return nil }
    var inputs = self
    var found: [ExtractedProperty] = []
    var bindings = 0
    for member in members {
      let binding =
        inputs.narrowedBinding(name, member.uses, type, ofObject: true)
        ?? inputs.bindingOfMember(name, member.uses, type)
      // A name that says whose it is says no less than the object.
      guard let value = binding ?? inputs.narrowed(name, member.uses, type, ofObject: true),
        !value.name.hasPrefix(name), !found.contains(where: { $0.name == value.name })
      else { return nil }
      if binding != nil { bindings += 1 }
      found.append(value)
    }
    // `@Bindable` gives all of an observable object's.
    if isObservable, bindings > 1 { return nil }
    self = inputs
    return found
  }

  /// How many members say more than the value that has them.
  static let few = 2

  /// With as many members a value is more than what a piece shows.
  static let large = 8

  /// Whether the owner runs when the value of a state, or what it reads of an object that it was handed, is another.
  private func isHandedNew(_ property: Property, _ name: String, _ type: InferredType) -> Bool {
    switch (reader.types.objectKind(of: type), property.wrapper?.name.text) {
    case (.observable, nil): ownerReads(name)
    case (nil, "State"): reader.types.isValueType(type)
    default: false
    }
  }

  /// Whether the member may be read where nobody needs it, or one of the accesses reads it whenever the piece is computed.
  func isReadInAnyCase(_ member: String, of type: InferredType, _ accesses: [Node]) -> Bool {
    reader.types.isStored(member, in: type, besides: "Published") || reader.types.isStored(member, in: type)
      || accesses.contains { reader.piece.contains($0) && isComputedWithPiece($0) }
  }
}
