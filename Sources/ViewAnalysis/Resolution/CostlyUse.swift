/// A place that runs a function, or a computed property, of the workspace that is too much for a body.
package struct CostlyUse: Sendable {
  /// The name in the code.
  package let reference: Node
  /// The call of a function; nil for a property.
  package let call: FunctionCall?
  package let member: CostlyMember
  /// The file that declares it.
  package let file: String
  /// Whether the code shows whose member it is. Else it is the only function of this name that makes or reads
  /// something, and extends a type of the system.
  package let isOwnerKnown: Bool
}

extension ViewResolver {
  /// The names in the file that may run such a member, in the order of the text.
  package var costlyReferences: [Node] {
    guard let references = source?.facts.references else { return [] }
    let ranges = workspace.costlyNames(in: references).flatMap { name in
      references.references(to: name).filter { ($0.kind == .member || $0.kind == .name) && !$0.isInPreview }
        .map(\.range.lowerBound)
    }
    return ranges.sorted().map { file.tree.innermostNode(at: $0) }
  }

  /// What the name runs; nil where that isn't known.
  package func costlyUse(at reference: Node) -> CostlyUse? {
    guard reference.kind == .declReferenceExpr, let name = reference.firstName else { return nil }
    let access = reference.isMemberName ? MemberAccess(reference.parent) : nil
    let callee = access?.node ?? reference
    let call = callee.ownCall
    let candidates = costlyMembers(named: name.text).filter { file, member in
      (file == fileName
        || member.isVisibleElsewhere && fileName.map { workspace.maySee(file, from: $0) } != false)
        && isSystemType(member.type)
        && member.mayBeRun(by: call)
    }
    guard !candidates.isEmpty else { return nil }
    // A member of a type may have a capitalized name, too: `Files.Read(name)`.
    if name.isCapitalized, access == nil {
      // The initializer has to be called with all of its arguments: those that the system's own has are as many.
      let made = candidates.first { _, member in
        member.isInitializer && isSystemType(member.owner)
          && member.labels == call?.arguments.map { $0.label?.text ?? "" }
      }
      guard let made, let call, call.closures.isEmpty else { return nil }
      return CostlyUse(
        reference: reference, call: call, member: made.member, file: made.file, isOwnerKnown: true)
    }
    let owner: Owner?
    // A member hides a global function of its name.
    var mayBeGlobal = access == nil
    if access == nil || access?.base?.isReference(to: "self") == true {
      if access == nil, boundNames.bind(name, at: reference) { return nil }
      let type = file.enclosingType(of: reference)
      owner = type.map { Owner(name: $0.name, isType: false) }
      if let type, !members(of: type).named(name.text).isEmpty { mayBeGlobal = false }
    } else {
      guard let base = access?.base else { return nil }
      guard let known = self.owner(base) else {
        // Collections and views have methods of these names, too, and other types may have one with fewer parameters.
        guard !Vocabulary.nonmutatingMethods.contains(name), !Vocabulary.collectionWork.contains(name),
          Vocabulary.modifier(name) == nil,
          candidates.count == 1, let (file, member) = candidates.first, !member.isStatic,
          !member.isInitializer,
          let labels = member.labels,
          call.map({ $0.arguments.count + $0.closures.count >= labels.count }) ?? false,
          member.work != .iterating, let extended = member.owner, isSystemType(extended),
          !Self.valueTypes.contains(where: {
            $0 != extended && !workspace.types(named: $0, declaring: name.text).isEmpty
          })
        else { return nil }
        return CostlyUse(
          reference: reference, call: call, member: member, file: file, isOwnerKnown: false)
      }
      owner = known
    }
    let names = owner.map { inheritedNames(of: $0.name) } ?? []
    let own = candidates.first { _, member in
      guard let type = member.owner else { return false }
      return names.contains(type) && (access == nil || member.isStatic == owner?.isType)
    }
    let found = own ?? (mayBeGlobal ? candidates.first { $0.member.owner == nil } : nil)
    return found.map {
      CostlyUse(reference: reference, call: call, member: $0.member, file: $0.file, isOwnerKnown: true)
    }
  }

  /// Types of the system that apps extend with the same methods: `Date` and `Int` may both have a `text()`.
  private static let valueTypes = [
    "CGFloat", "Date", "DateComponents", "Decimal", "Double", "Duration", "Float", "Int", "Int64", "Optional",
    "String",
    "TimeInterval", "UInt",
  ]

  /// Where the file that declares the member does the work, or has another type do it: the offsets of the call, in UTF-8.
  package func range(ofWork use: CostlyUse) -> Range<Int>? {
    if let known = workRanges[use.file] { return known[use.member] }
    var ranges: [CostlyMember: Range<Int>] = [:]
    if let file = source(named: use.file)?.model {
      let own = CostlyMember.all(in: file)
      let delegating = DelegatingMember.all(in: file).compactMap { member, site in
        workspace.costlyMember(doneBy: member, in: use.file).map { (member: $0, site: site) }
      }
      ranges = Dictionary(
        (own + delegating).map { ($0.member, $0.site.range) }, uniquingKeysWith: { first, _ in first })
    }
    workRanges[use.file] = ranges
    return ranges[use.member]
  }

  /// The members of the name that are too much for a body, by file.
  private func costlyMembers(named name: String) -> [(file: String, member: CostlyMember)] {
    if let known = costlyMembers[name] { return known }
    let found = workspace.costlyMembers(named: name, seenFrom: fileName)
    costlyMembers[name] = found
    return found
  }

  /// What a member belongs to: a value of the type, or the type itself.
  private struct Owner {
    let name: String
    let isType: Bool
  }

  private func owner(_ base: Node) -> Owner? {
    if base.isTypeReference, let name = base.referencedName {
      return Owner(name: name.text, isType: true)
    }
    if let property = property(readBy: base) {
      return (property.type ?? property.valueType)?.plainTypeName.map { Owner(name: $0, isType: false) }
    }
    return inferredType(of: base)?.text.plainTypeName.map { Owner(name: $0, isType: false) }
  }

  /// The type's name, and the names of what it inherits from in the workspace.
  private func inheritedNames(of type: String) -> Set<String> {
    var names: Set<String> = [type]
    var pending = [type]
    while let name = pending.popLast() {
      for inherited in workspace.inheritedNames(ofTypesNamed: name)
      where names.insert(inherited).inserted {
        pending.append(inherited)
      }
    }
    return names
  }

  /// Whether the workspace declares no type of the name at the top of a file: then the system's is meant.
  private func isSystemType(_ name: String?) -> Bool {
    guard let name else { return true }
    return !workspace.typeDeclarations(named: name).contains { $0.facts.qualifiedName == name }
  }
}
