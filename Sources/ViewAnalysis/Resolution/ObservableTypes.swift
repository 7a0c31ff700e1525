/// How a class tells SwiftUI of its changes.
package enum Observability: Sendable {
  /// It is marked `@Observable`.
  case observable
  /// It conforms to `ObservableObject`.
  case observableObject
}

extension ViewResolver {
  /// How the class that the name means, where it is written, tells of its changes, by itself or by a base class. Nil
  /// for other types, and for those that the workspace doesn't declare.
  package func observability(of name: Name) -> Observability? {
    first(amongClassesOf: declarations(of: name)) { facts in
      if facts.contains(where: \.isObservable) { return .observable }
      return facts.contains { $0.inherited.contains("ObservableObject") } ? .observableObject : nil
    }
  }

  /// The first answer that the class of these declarations, or one of its base classes, gives.
  private func first<Answer>(
    amongClassesOf facts: [TypeFacts], depth: Int = 8, _ answer: ([TypeFacts]) -> Answer?
  ) -> Answer? {
    guard depth > 0, facts.contains(where: { $0.kind == .classDecl }) else { return nil }
    if let found = answer(facts) { return found }
    for name in facts.flatMap(\.inherited) {
      let base = workspace.types(qualifiedName: name, named: name)
      if let found = first(amongClassesOf: base, depth: depth - 1, answer) { return found }
    }
    return nil
  }
}

/// How objects of a class tell of changes while they stay the same objects.
package enum ObjectKind: Sendable {
  /// A view follows what it reads of them: `@Observable`, `@Model`.
  case observable
  /// A view follows them through a wrapper: `ObservableObject`, and Core Data's classes, which are ones.
  case observableObject
  /// They have variables and tell nobody of their changes, as far as the workspace shows.
  case silent
}

extension ViewResolver {
  /// The kind of the objects of the class of this bare name, and of the qualified one, if that is known. Nil for other
  /// types, for classes without variables, and for those that the workspace neither declares nor extends as Core Data's.
  package func objectKind(ofTypeNamed name: String, qualifiedName: String? = nil) -> ObjectKind? {
    let exported = workspace.types(named: name).map(\.facts)
    let named = exported.isEmpty ? file.types(named: name).map { self.facts(of: $0) } : exported
    let facts = named.filter { qualifiedName == nil || $0.qualifiedName == qualifiedName }
    guard facts.contains(where: { $0.kind != .extensionDecl }) else {
      // Core Data may generate the class where no file of the workspace shows it.
      return isManaged(name, facts) ? .observableObject : nil
    }
    let kind: ObjectKind? = first(amongClassesOf: facts) { facts in
      if facts.contains(where: { $0.isObservable || $0.attributes.contains("Model") }) { return .observable }
      let inherited = facts.flatMap(\.inherited)
      return inherited.contains("ObservableObject") || inherited.contains("NSManagedObject")
        ? .observableObject : nil
    }
    return kind
      ?? first(amongClassesOf: facts) { facts in
        facts.contains { $0.properties.contains { $0.isStored && !$0.isLet && !$0.isStatic } } ? .silent : nil
      }
  }

  /// Whether an extension of the class declares what Core Data manages, or this file fetches its objects.
  private func isManaged(_ name: String, _ extensions: [TypeFacts]) -> Bool {
    let tree = file.tree
    return extensions.contains { facts in
      facts.properties.contains { $0.attributes.contains { $0.name == "NSManaged" } }
    }
      || tree.nodes.ids(of: [.identifierType]).contains { id in
        let type = tree.node(id)
        return type.typeName == "FetchedResults" && type.child(.genericArgumentClause)?.text == "<\(name)>"
      }
  }
}
