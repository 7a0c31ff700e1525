/// A function or a computed property that calls or reads a member of a type that it names, and so costs what that one
/// does: `var age: String { Ages.text(of: date) }`. What that is, only the workspace knows.
struct DelegatingMember: Sendable, Equatable {
  /// A member of another type, as one place uses it.
  fileprivate struct Use: Sendable, Hashable {
    let target: CostlyNames.Target
    /// Whether it is a member of the type itself, and not of one of its values.
    let isStatic: Bool
    /// The arguments that it is called with; nil for a property.
    let arguments: [CostlyMember.CallArgument]?
    /// Whether it is used in some cases only: see `Node.isOccasional`. `isAfterReturns` counts what may have returned before.
    let isOccasional: Bool
    let isAfterReturns: Bool
  }

  /// What it would be if it did the work itself.
  private let member: CostlyMember
  private let use: Use

  var name: String { member.name }
  /// What it calls or reads.
  var target: CostlyNames.Target { use.target }

  /// Those that the file declares, each once for each member that it uses in another way, with the code that does so, in
  /// the order of the text.
  static func all(in file: FileModel) -> [(member: DelegatingMember, site: Node)] {
    let tree = file.tree
    var found: [(member: DelegatingMember, site: Node)] = []
    // By the declarations' nodes: what each would be, and what it has been found to use.
    var declared: [Int: (member: CostlyMember?, uses: Set<Use>)] = [:]
    for id in tree.nodes.ids(of: [.memberAccessExpr]) {
      guard let access = MemberAccess(tree.node(id)), access.name?.isCapitalized == false,
        let (type, isStatic) = access.namedOwner, let declaration = access.node.declarationRun,
        declaration.kind != .initializerDecl
      else { continue }
      if declared[declaration.id] == nil {
        let member = CostlyMember(declaration, access.node, .reading, "", nil, file, false)
        declared[declaration.id] = (member, [])
      }
      guard let member = declared[declaration.id]?.member,
        let use = Use(access, of: type, isStatic: isStatic, in: declaration),
        declared[declaration.id]?.uses.insert(use).inserted == true
      else { continue }
      found.append((DelegatingMember(member: member, use: use), access.node))
    }
    return found
  }

  /// What it is as it does what the one does that it uses; nil where that is another one.
  func doing(_ other: CostlyMember) -> CostlyMember? {
    guard other.name == target.name, other.owner == target.owner, other.isStatic == use.isStatic,
      !other.isInitializer, other.mayBeRun(by: use.arguments),
      // Properties that give filtered data are read as data is.
      other.work != .iterating || member.labels != nil
    else { return nil }
    return member.doing(
      other, isConditional: use.isOccasional || other.work != .making && use.isAfterReturns)
  }
}

extension DelegatingMember.Use {
  /// Nil for a call with a closure.
  fileprivate init?(_ access: MemberAccess, of type: Name, isStatic: Bool, in declaration: Node) {
    let call = access.node.ownCall
    guard let name = access.name, let block = declaration.declaredBlock, call?.closures.isEmpty ?? true
    else { return nil }
    target = CostlyNames.Target(owner: type.text, name: name.text)
    self.isStatic = isStatic
    arguments = call?.arguments.map(CostlyMember.CallArgument.init)
    isOccasional = access.node.isOccasional(in: block, afterReturns: false)
    isAfterReturns = access.node.isOccasional(in: block, afterReturns: true)
  }
}

extension MemberAccess {
  /// The bare name of the type whose member it is, as far as the code names that, and whether it is the type's own:
  /// `Ages.text`, `Ages.shared.text`, `Ages().text`.
  fileprivate var namedOwner: (type: Name, isStatic: Bool)? {
    guard let base else { return nil }
    switch base.kind {
    case .declReferenceExpr: return base.isTypeReference ? base.referencedName.map { ($0, true) } : nil
    case .memberAccessExpr:
      guard let owner = MemberAccess(base)?.base, owner.kind == .declReferenceExpr, owner.isTypeReference,
        !base.isTypeReference
      else { return nil }
      return owner.referencedName.map { ($0, false) }
    case .functionCallExpr: return FunctionCall(base)?.constructedType.map { ($0, false) }
    default: return nil
    }
  }
}
