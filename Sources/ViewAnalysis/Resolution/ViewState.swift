extension ViewResolver {
  /// Whether the type is a view without a state of its own: one of SwiftUI's, of which what it shows may have some, or
  /// one of this file that shows nothing with a state either.
  func isStateless(_ type: Name) -> Bool {
    if let entry = declaredEntry(type) { return isStateless(entry, type) }
    let name = type.text
    if let known = statelessTypes[name] { return known }
    let answer = showsNoState(type)
    statelessTypes[name] = answer
    return answer
  }

  private func isStateless(_ entry: ViewEntry, _ type: Name) -> Bool {
    !entry.traits.isDisjoint(with: [.shape, .fill, .notView]) || Vocabulary.statelessViews.contains(type)
  }

  private func showsNoState(_ type: Name) -> Bool {
    var pending = [type]
    var seen: Set<String> = []
    while let name = pending.popLast() {
      if let entry = declaredEntry(name) {
        guard isStateless(entry, name) else { return false }
        continue
      }
      guard let qualified = workspaceType(name) else { return false }
      guard seen.insert(qualified).inserted else { continue }
      let declarations = file.types(qualifiedName: qualified)
      guard declarations.contains(where: { $0.body != nil && !$0.isExtension }),
        !declarations.contains(where: \.hasOwnState)
      else { return false }
      for declaration in declarations {
        pending += declaration.node.subtree.compactMap { shownType(declaration.node.tree.node($0)) }
      }
    }
    return true
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
