/// Pieces that are no good view types: what is around them would only wrap the new view, or belongs to it.
extension Extractor {
  /// Throws where the candidate is nearly all that its member shows, all that a container shows which arranges or measures
  /// it, one of several that are built alike, or little under a condition. What the range, UTF-8 offsets of a cursor or a
  /// selection, selects as a whole is the user's own choice.
  package func checkChoice(
    _ candidate: ExtractionCandidate, in range: Range<Int>
  ) throws(ExtractionObstacle) {
    guard case .piece(let piece) = candidate, piece.range != trimmed(range),
      layout.withTrailingComment(piece.range) != trimmed(range)
    else { return }
    func obstacle(_ what: String) -> ExtractionObstacle {
      ExtractionObstacle(what + " Select just this to extract it anyway.")
    }
    if let owner = containerOwning(piece) {
      throw obstacle("It is all that the `\(owner)` shows, which belongs to it.")
    }
    if let copy = copy(of: piece) {
      let line = LineTable(Array(layout.tree.bytes)).position(of: copy.range.lowerBound).line
      throw obstacle("It is built like the view on line \(line): make one view type of both.")
    }
    if let node = piece.onlyNode, let conditional = IfExpr(node), conditional.elseBranch == nil,
      resolver.measure(ofPiece: piece) <= Self.mostOfCondition, !resolver.makesRows(node)
    {
      throw obstacle("It is small, and whether it is there is for its owner to say.")
    }
    if let member = piece.first.typeMember, let block = member.declaredBlock, isNearlyAll(piece, of: block) {
      let name = member.declaredName?.text ?? "body"
      throw obstacle("It is nearly all of `\(name)`, which would only wrap the new view.")
    }
  }

  /// The container that the piece is all of, where that is to go along: what makes a loop's rows a list, what measures
  /// the place that its views fill, and what gives its modifiers to all of them.
  private func containerOwning(_ piece: ExtractionPiece) -> String? {
    guard let item = piece.onlyNode == nil ? piece.first : piece.first.parent, let block = item.parent,
      let owner = Closure(block)?.use?.call.constructedType, resolver.declaredEntry(owner) != nil
    else { return nil }
    let views = shownItems(block)
    guard views.allSatisfy({ $0 == item || piece.contains($0) }) else { return nil }
    if owner == "GeometryReader" || owner == "ScrollViewReader" || owner == "Group" { return owner.text }
    guard owner != "ForEach", views.count == 1, let only = views.first?.firstChild else { return nil }
    return ViewExpression(only).typeName.map { $0 == "ForEach" } == true ? owner.text : nil
  }

  /// How many views an `if` may show and still be no part of its own.
  private static let mostOfCondition = 2

  /// Whether nothing but containers stands around the piece in the block, each of which shows only that, and not much
  /// besides. A loop's rows are apart from it.
  private func isNearlyAll(_ piece: ExtractionPiece, of block: Node) -> Bool {
    guard ViewExpression(piece.first).typeName != "ForEach",
      piece.tokenRange.count * 4 >= block.tokenRange.count * 3
    else { return false }
    for ancestor in piece.first.ancestors {
      if ancestor == block { return shownItems(block).count == 1 }
      switch ancestor.kind {
      case .closureExpr:
        guard let name = Closure(ancestor)?.use?.call.constructedType,
          Self.wrappers.contains(name) || resolver.isOwnViewType(name)
        else { return false }
        var items = shownItems(ancestor)
        if name == "ZStack", items.count == 2, let first = items.first, isBackground(first) {
          items.removeFirst()
        }
        guard items.count == 1 else { return false }
      case .ifExpr, .switchExpr, .unresolvedTernaryExpr: return false
      default: continue
      }
    }
    return false
  }

  /// Whether the statement is one view that fills the screen to its edges, as what lies below all others.
  private func isBackground(_ item: Node) -> Bool {
    guard let view = item.firstChild.map(ViewExpression.init),
      view.modifier("ignoresSafeArea") != nil
        || view.modifier("edgesIgnoringSafeArea") != nil
    else { return false }
    return resolver.measure(item).count <= 1
  }

  /// The block's statements without its locals.
  private func shownItems(_ block: Node) -> [Node] {
    block.statements.filter { $0.firstChild?.kind != .variableDecl }
  }

  /// SwiftUI's containers that may be all that is left of a view; one of the app's own may be it, too.
  private static let wrappers: NameSet = [
    "NavigationStack", "NavigationView", "ScrollView", "ScrollViewReader", "GeometryReader", "Group",
    "GroupBox",
    "VStack", "HStack", "ZStack", "List", "Form", "Section",
  ]
}
