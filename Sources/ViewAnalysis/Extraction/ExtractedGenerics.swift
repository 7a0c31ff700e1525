/// The generic parameters of a view type that is made of a piece of a generic one.
struct ExtractedGenerics {
  /// `<Value: Identifiable, Content: View>`; empty for none.
  let parameters: String
  /// ` where Value.ID == Int`; empty for none.
  let conditions: String
  /// What a use has to write out, as it doesn't follow from the values: `<Value>`; empty for nothing.
  let arguments: String

  /// Of the type's own parameters those that are used, or that belong to their conditions. `inferred` are those that
  /// follow from the values that a use hands over; `slots` are the parameters for the views that it hands over, with their
  /// conformances. Nil where a use would have to name such a type.
  init?(of type: TypeModel, used: Set<String>, inferred: Set<String>, slots: [String]) {
    let own = type.declaration.genericParameters
    let requirements = type.node.child(.genericWhereClause)?.children(.genericRequirement) ?? []
    let names = own.compactMap { parameter in parameter.genericParameterName.map(\.text) }
    guard names.count == own.count else { return nil }
    func named(in node: Node) -> Set<String> {
      let texts = node.tokenRange.map { node.tree.text(of: node.tree.tokens[$0]) }
      return Set(names).intersection(texts)
    }
    var needed = used
    var count = 0
    while needed.count != count {
      count = needed.count
      for (parameter, name) in zip(own, names) where needed.contains(name) {
        needed.formUnion(named(in: parameter))
      }
      for requirement in requirements where !named(in: requirement).isDisjoint(with: needed) {
        needed.formUnion(named(in: requirement))
      }
    }
    let kept = zip(own, names).filter { needed.contains($0.1) }
    let keptRequirements = requirements.filter { !named(in: $0).isDisjoint(with: needed) }
    let texts =
      kept.map { Self.text($0.0) } + slots
    let conditions = keptRequirements.map(Self.text)
    guard (texts + conditions).allSatisfy({ !$0.contains(where: \.isNewline) }) else { return nil }
    parameters = texts.isEmpty ? "" : "<\(texts.joined(separator: ", "))>"
    self.conditions = conditions.isEmpty ? "" : " where " + conditions.joined(separator: ", ")
    if needed.isSubset(of: inferred) {
      arguments = ""
    } else {
      // A pack is written out as `repeat each Value`.
      guard slots.isEmpty, kept.allSatisfy({ $0.0.firstToken.kind == .identifier }) else { return nil }
      arguments = "<\(kept.map { $0.1 }.joined(separator: ", "))>"
    }
  }

  /// Without the comma after it.
  private static func text(_ node: Node) -> String {
    let text = node.text
    return text.hasSuffix(",") ? String(text.dropLast()) : text
  }
}
