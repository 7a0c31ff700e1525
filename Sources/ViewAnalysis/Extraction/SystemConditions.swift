/// Systems on which code runs: `if #available(iOS 18, *)`.
extension Node {
  /// Whether it is an `if` that asks for the system's version.
  var asksForSystem: Bool { IfExpr(self)?.conditions.contains(where: \.isOfSystem) ?? false }

  fileprivate var isOfSystem: Bool { child(.availabilityCondition) != nil }

  /// Whether an `#if` or the system's version decides, within the node's member, whether it is compiled or run.
  func isConditional(within piece: ExtractionPiece) -> Bool {
    for ancestor in ancestors {
      if ancestor.kind == .memberBlockItem || ancestor != piece.first && ancestor.contains(piece.first) {
        return false
      }
      if ancestor.kind == .ifConfigClause || ancestor.asksForSystem { return true }
    }
    return false
  }
}

extension ViewExtractor {
  /// The `@available` attributes of the systems for which the member asks before it shows the piece, and of the member.
  func systems(of piece: ExtractionPiece) -> [String] {
    var attributes = member.attributes.filter { $0.attributeName == "available" }.map(\.text)
    for ancestor in piece.first.ancestors {
      if ancestor.id == member.id { break }
      guard let conditional = IfExpr(ancestor) else { continue }
      let isFirst = conditional.thenBlock?.contains(piece.first) == true
      for condition in conditional.conditions.compactMap({ $0.child(.availabilityCondition) }) {
        let isPositive = condition.text.hasPrefix("#available")
        guard isPositive == isFirst, let start = condition.text.firstIndex(of: "("),
          let end = condition.text.lastIndex(of: ")"), start < end
        else { continue }
        var systems = condition.text[condition.text.index(after: start)..<end]
        if !isPositive { systems += ", *" }
        let attribute = "@available(\(systems))"
        if !attributes.contains(attribute) { attributes.append(attribute) }
      }
    }
    return attributes
  }
}
