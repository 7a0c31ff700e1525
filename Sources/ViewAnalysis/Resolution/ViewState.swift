extension ViewResolver {
  /// Whether the type is a view without a state of its own: one of SwiftUI's, of which what it shows may have some, or
  /// one of this file that shows nothing with a state either.
  func isStateless(_ type: Name) -> Bool {
    if let entry = declaredEntry(type) { return isStateless(entry, type) }
    return workspaceType(type).map(statelessTypes.contains) ?? false
  }

  private func isStateless(_ entry: ViewEntry, _ type: Name) -> Bool {
    !entry.traits.isDisjoint(with: [.shape, .fill, .notView]) || Vocabulary.statelessViews.contains(type)
  }

  /// The qualified names of the file's views that have no state, and show nothing that may have some.
  func typesWithoutState() -> Set<String> {
    var stateless = Set(file.types.lazy.filter { $0.body != nil && !$0.isExtension }.map(\.qualifiedName))
    /// Views with a state of their own, or that show what may have some.
    var stateful: [String] = []
    var owners: [String: [String]] = [:]
    for type in file.types where stateless.contains(type.qualifiedName) {
      if type.hasOwnState { stateful.append(type.qualifiedName) }
      for shown in type.node.subtree.lazy.compactMap({ self.shownType(type.node.tree.node($0)) }) {
        if let entry = declaredEntry(shown) {
          if !isStateless(entry, shown) { stateful.append(type.qualifiedName) }
        } else if let name = workspaceType(shown), stateless.contains(name) {
          owners[name, default: []].append(type.qualifiedName)
        } else {
          stateful.append(type.qualifiedName)
        }
      }
    }
    while let name = stateful.popLast() {
      if stateless.remove(name) != nil { stateful += owners[name] ?? [] }
    }
    return stateless
  }

  /// Whether the view, or one in it, may have a state to lose.
  func mayHaveState(_ view: ViewExpression) -> Bool {
    view.node.subtree.contains { id in
      shownType(view.node.tree.node(id)).map { !isStateless($0) } ?? false
    }
  }

  /// The name of the type of view that the call makes.
  private func shownType(_ node: Node) -> Name? {
    guard let type = FunctionCall(node)?.constructedType, isViewType(type) || type.hasSuffix("View") else {
      return nil
    }
    return type
  }
}
