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
