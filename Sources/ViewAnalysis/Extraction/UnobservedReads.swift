/// What code reads of objects that nothing observes.
extension ExtractionReader {
  /// Whether the member computes a value of an object that all code can reach and that tells nobody of its changes:
  /// `Security.shared.mode`, `UserDefaults.standard`. The owner reads it again with each of its updates, and hands over
  /// what it has read; a view without inputs would go on showing the first value.
  func readsUnobserved(_ member: Node) -> Bool {
    guard let result = resolver.resultType(of: member), !resolver.isViewResult(result) else { return false }
    return member.tree.nodes.ids(of: [.memberAccessExpr], in: member.subtree).contains { id in
      MemberAccess(member.tree.node(id)).map(isUnobserved) ?? false
    }
  }

  /// What the piece itself asks the store of the system for by way of the app's own types, while it is computed:
  /// `Keychain.load` in `Text(Keychain.load("name"))`.
  var storeRead: String? {
    let tree = piece.first.tree
    for id in tree.nodes.ids(of: [.memberAccessExpr], in: piece.subtree) {
      guard let access = MemberAccess(tree.node(id)), let base = access.base, base.isTypeReference,
        let type = base.referencedName, let name = access.name, !name.isCapitalized,
        !access.node.ancestors.contains(where: { ancestor in
          piece.contains(ancestor) && Closure(ancestor).map { resolver.role(of: $0) == .action } == true
        }), asksStore(name.text, of: type)
      else { continue }
      return access.node.text
    }
    return nil
  }

  /// Whether the old type's code has to stand in a `WithPerceptionTracking`, and the piece has none of its own: before the
  /// Observation framework, only what is read in its closure is noticed.
  var isTrackedByOwner: Bool {
    let tree = piece.first.tree
    func isIn(_ region: Range<Int>) -> Bool {
      tree.nodes.ids(of: [.functionCallExpr], in: region).contains {
        FunctionCall(tree.node($0))?.isPlainCall(of: "WithPerceptionTracking") == true
      }
    }
    return resolver.source?.facts.references.refers(to: "WithPerceptionTracking") == true
      && !isIn(piece.subtree)
      && (resolver.file.enclosingType(of: piece.first).map { resolver.file.declarations(of: $0) } ?? [])
        .contains { isIn($0.node.subtree) }
  }

  private func isUnobserved(_ access: MemberAccess) -> Bool {
    guard let base = access.base, base.isTypeReference, let type = base.referencedName,
      let name = access.name, !name.isCapitalized
    else { return false }
    if type == "UserDefaults" { return name == "standard" }
    let declarations = resolver.workspace.types(named: type.text, declaring: name.text).map(\.facts)
    return resolver.observability(of: type) != .observable
      && resolver.declarations(of: type).contains { $0.kind == .classDecl }
      && declarations.flatMap(\.properties).contains { $0.name == name.text && $0.isStatic && $0.isStored }
  }

  /// Whether the static method or computed property of the workspace's type reads what the system keeps.
  private func asksStore(_ name: String, of type: Name) -> Bool {
    if type == "UserDefaults" { return name == "standard" }
    return resolver.workspace.types(named: type.text, declaring: name).contains { file, facts in
      let types = resolver.source(named: file)?.model.types(qualifiedName: facts.qualifiedName) ?? []
      return types.flatMap(\.members).contains { member in
        member.declaredName?.text == name && member.hasModifier(.kwStatic)
          && member.tree.nodes.ids(of: [.declReferenceExpr], in: member.subtree).contains { id in
            member.tree.node(id).firstName.map(Self.stores.contains) ?? false
          }
      }
    }
  }

  private static let stores: NameSet = [
    "UserDefaults", "SecItemCopyMatching", "NSUbiquitousKeyValueStore", "FileManager",
  ]
}
