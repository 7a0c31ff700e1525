/// Static members of a piece's type that go with it.
extension ExtractionReader {
  /// The next of the static members that the moved code uses that nothing else does, and that means the same in the new
  /// type.
  func movableStatic(_ uses: MemberUses, besides kept: Set<String>) -> Node? {
    guard staticUses.count <= Self.mostStatics else { return nil }
    for name in staticUses.keys.sorted() where !kept.contains(name) {
      guard let member = members.only(name), canMove(member), case let node = member.declaration,
        !node.contains(piece.first), !node.hasError, Layout(node.tree).isAloneOnLines(node.range),
        !isUsedElsewhere(node, name, uses)
      else { continue }
      return node
    }
    return nil
  }

  /// Each is looked for in all of the file, once for each that moves.
  private static let mostStatics = 24

  /// Whether the new type may declare the member as the old one does.
  private func canMove(_ member: TypeMembers.Member) -> Bool {
    let node = member.declaration
    guard isOwn(node), node.hasModifier(.kwStatic), node.child(.ifConfigDecl) == nil,
      node.attributes.allSatisfy({ Self.plainAttributes.contains($0.attributeName) })
    else { return false }
    switch member {
    case .property(let property):
      guard property.variable.bindings.count == 1 else { return false }
      guard property.isStored else {
        return property.binding.accessorBlock.map { $0.child(.accessorDecl) == nil } ?? false
      }
      return property.binding.accessorBlock == nil && property.initialValue != nil && !getsViews
    case .function(let function): return function.body != nil && !function.isGeneric
    case .type, .enumCase: return false
    }
  }

  private static let plainAttributes: NameSet = ["MainActor", "ViewBuilder", "discardableResult"]

  /// Whether the new type may be a generic one, which has no static stored properties.
  private var getsViews: Bool {
    !slots.isEmpty
      || memberUses.keys.contains { name in
        guard case .property(let property) = members.only(name) else { return false }
        return property.type?.isOpaque("View") == true
      }
  }

  /// Whether code that stays where it is may use the static member.
  private func isUsedElsewhere(_ member: Node, _ name: String, _ uses: MemberUses) -> Bool {
    func stays(_ node: Node) -> Bool { !moves(node) && !member.contains(node) }
    if uses.references(to: name).contains(where: stays) { return true }
    let tree = member.tree
    for id in tree.nodes.ids(of: [.memberAccessExpr]) {
      guard let access = MemberAccess(tree.node(id)), access.name?.text == name, stays(access.node) else {
        continue
      }
      // `.sample`, `Card.sample`, `type(of: self).sample`; a value doesn't have what its type has.
      guard let base = access.base, base.kind == .declReferenceExpr || base.kind == .memberAccessExpr,
        let owner = MemberAccess(base)?.name?.text ?? base.firstName?.text, owner.first?.isLowercase == true
      else { return true }
    }
    if member.access == .private || member.access == .fileprivate { return false }
    // A protocol may ask for it.
    guard hasNoHiddenMembers, !uses.mayBeUsedElsewhere(member, name) else { return true }
    let workspace = resolver.workspace
    return workspace.files(referringTo: name).contains { file in
      workspace.references(in: file, to: name).contains { $0.kind == .implicitMember }
    }
  }
}
