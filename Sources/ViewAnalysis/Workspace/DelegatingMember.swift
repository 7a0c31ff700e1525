/// A function or a computed property that calls or reads a member of a type that it names, and so costs what that one
/// does: `var age: String { Ages.text(of: date) }`. What that is, only the workspace knows.
struct DelegatingMember: Sendable, Equatable {
  /// A member of another type.
  fileprivate struct Callee: Sendable, Hashable {
    let name: String
    /// The bare name of the type.
    let type: String
    /// Whether it is a member of the type itself, and not of one of its values.
    let isStatic: Bool
    /// The labels of the arguments that it is called with, empty for none; nil for a property.
    let arguments: [String]?
  }

  /// What it would be if it did the work itself.
  private let member: CostlyMember
  private let target: Callee

  var name: String { member.name }
  /// The name of what it calls or reads.
  var callee: String { target.name }

  /// Those that the file declares, each once for each member that it calls, with the code that does so, in the order of
  /// the text.
  static func all(in file: FileModel) -> [(member: DelegatingMember, site: Node)] {
    let tree = file.tree
    var found: [(member: DelegatingMember, site: Node)] = []
    // By the declarations' nodes: what each would be, and what it has been found to call.
    var declared: [Int: (member: CostlyMember?, callees: Set<Callee>)] = [:]
    for id in tree.nodes.ids(of: [.memberAccessExpr]) {
      guard let access = MemberAccess(tree.node(id)), let callee = Callee(access),
        let declaration = access.node.declarationRun, declaration.kind != .initializerDecl
      else { continue }
      if declared[declaration.id] == nil {
        let member = CostlyMember(declaration, access.node, .reading, "", nil, file, false)
        declared[declaration.id] = (member, [])
      }
      guard let member = declared[declaration.id]?.member,
        declared[declaration.id]?.callees.insert(callee).inserted == true
      else { continue }
      found.append((DelegatingMember(member: member, target: callee), access.node))
    }
    return found
  }

  /// What it is as it does what the one does that it calls; nil where that is another one.
  func doing(_ other: CostlyMember) -> CostlyMember? {
    guard other.name == target.name, other.owner == target.type, other.isStatic == target.isStatic,
      !other.isInitializer, other.mayBeRun(byArguments: target.arguments),
      // Properties that give filtered data are read as data is.
      other.work != .iterating || member.labels != nil
    else { return nil }
    return member.doing(other)
  }

  /// Whether it is the member that has been said to do another one's work.
  func isBehind(_ other: CostlyMember) -> Bool { member.hasSameDeclaration(as: other) }
}

extension DelegatingMember.Callee {
  /// Nil where the code doesn't name the type: `Ages.text`, `Ages.shared.text` and `Ages().text` do.
  fileprivate init?(_ access: MemberAccess) {
    guard let base = access.base, let name = access.name, !name.isCapitalized else { return nil }
    let type: Name?
    switch base.kind {
    case .declReferenceExpr: type = base.isTypeReference ? base.referencedName : nil
    case .memberAccessExpr:
      let owner = MemberAccess(base)?.base
      type =
        owner?.kind == .declReferenceExpr && owner?.isTypeReference == true && !base.isTypeReference
        ? owner?.referencedName : nil
    case .functionCallExpr: type = FunctionCall(base)?.constructedType
    default: type = nil
    }
    let call = access.node.ownCall
    guard let type, call?.closures.isEmpty ?? true else { return nil }
    self.name = name.text
    self.type = type.text
    isStatic = base.kind == .declReferenceExpr
    arguments = call?.arguments.map { $0.label?.text ?? "" }
  }
}
