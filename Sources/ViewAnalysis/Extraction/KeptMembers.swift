/// Members that nothing but a piece uses, but that stay with its owner: their values may be fewer inputs than what they
/// are made of.
extension ViewExtractor {
  /// The draft, or the one with the fewest inputs where the owner hands over the values of some of the members that the
  /// draft moves. `drafted` makes the draft in which the members of these names stay.
  func withFewestInputs(_ draft: Draft, drafted: (Set<String>) -> Draft?) -> Draft {
    let names = draft.reader.movedMembers.filter(givesValue).compactMap(\.declaredName?.text)
    guard !names.isEmpty, names.count <= Self.mostMoved, draft.inputCount > 1 else { return draft }
    var best = draft
    for kept in (names.count > 1 ? names.map { Set([$0]) } : []) + [Set(names)] {
      guard let other = drafted(kept), other.inputCount < best.inputCount,
        // A closure is no value.
        !other.inputs.properties.contains(where: { $0.argument.map(kept.contains) == true && $0.isFunction })
      else { continue }
      best = other
    }
    return best
  }

  /// With more of them not each is tried.
  private static let mostMoved = 4

  /// Whether the member computes a value that is no view.
  private func givesValue(_ member: Node) -> Bool {
    guard !member.declaresStoredProperty, !member.hasModifier(.kwStatic),
      let result = resolver.resultType(of: member)
    else { return false }
    return !resolver.isViewResult(result)
  }
}

extension ViewExtractor.Draft {
  /// How many values and closures the new view is handed.
  var inputCount: Int { inputs.properties.count { $0.argument != nil } + reader.actions.count }

  /// Whether the other draft leaves a method to the owner that goes in this one.
  func movesMethods(besides other: ViewExtractor.Draft) -> Bool {
    let others = Set(other.reader.movedMembers)
    return reader.movedMembers.contains { FunctionDecl($0) != nil && !others.contains($0) }
  }
}
