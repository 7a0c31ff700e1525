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
    observability(ofFacts: declarations(of: name), depth: 8)
  }

  private func observability(ofFacts facts: [TypeFacts], depth: Int) -> Observability? {
    guard depth > 0, facts.contains(where: { $0.kind == .classDecl }) else { return nil }
    if facts.contains(where: \.isObservable) { return .observable }
    let inherited = facts.flatMap(\.inherited)
    if inherited.contains("ObservableObject") { return .observableObject }
    for name in inherited {
      let base = workspace.types(qualifiedName: name, named: name)
      if let found = observability(ofFacts: base, depth: depth - 1) { return found }
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
  /// The kind of the objects of the class of this bare name. Nil for other types, for classes without variables, and for
  /// those that the workspace neither declares nor extends as Core Data's.
  package func objectKind(ofTypeNamed name: String) -> ObjectKind? {
    let exported = workspace.types(named: name).map(\.facts)
    let facts = exported.isEmpty ? file.types(named: name).map { self.facts(of: $0) } : exported
    guard facts.contains(where: { $0.kind != .extensionDecl }) else {
      // Core Data may generate the class where no file of the workspace shows it.
      return isManaged(name, facts) ? .observableObject : nil
    }
    guard facts.contains(where: { $0.kind == .classDecl }) else { return nil }
    return objectKind(ofFacts: facts, depth: 8)
  }

  private func objectKind(ofFacts facts: [TypeFacts], depth: Int) -> ObjectKind? {
    if facts.contains(where: { $0.isObservable || $0.attributes.contains("Model") }) { return .observable }
    let inherited = facts.flatMap(\.inherited)
    if inherited.contains("ObservableObject") || inherited.contains("NSManagedObject") {
      return .observableObject
    }
    let own = facts.contains { $0.properties.contains { $0.isStored && !$0.isLet && !$0.isStatic } }
    var kind: ObjectKind? = own ? .silent : nil
    guard depth > 0 else { return kind }
    for name in inherited {
      let base = workspace.types(qualifiedName: name, named: name)
      guard base.contains(where: { $0.kind == .classDecl }) else { continue }
      guard let found = objectKind(ofFacts: base, depth: depth - 1) else { continue }
      if found != .silent { return found }
      kind = found
    }
    return kind
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
