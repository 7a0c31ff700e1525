/// What code reads of objects that nothing observes.
extension ExtractionReader {
  /// Whether the member computes a value of an object that all code can reach and that tells nobody of its changes:
  /// `Security.shared.mode`, `UserDefaults.standard`. The owner reads it again with each of its updates, and hands over
  /// what it has read; a view without inputs would go on showing the first value.
  func readsUnobserved(_ member: Node) -> Bool {
    guard let result = resolver.resultType(of: member), !resolver.isViewResult(result) else { return false }
    return member.tree.nodes.ids(of: [.memberAccessExpr], in: member.subtree).contains { id in
      guard let access = MemberAccess(member.tree.node(id)), let base = access.base, base.isTypeReference,
        let type = base.referencedName, let name = access.name, !name.isCapitalized
      else { return false }
      if type == "UserDefaults" { return name == "standard" }
      let declarations = resolver.workspace.types(named: type.text, declaring: name.text).map(\.facts)
      return resolver.observability(of: type) != .observable
        && resolver.declarations(of: type).contains { $0.kind == .classDecl }
        && declarations.flatMap(\.properties).contains { $0.name == name.text && $0.isStatic && $0.isStored }
    }
  }
}
