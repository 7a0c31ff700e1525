/// Pieces that would leave a view behind which only wraps the new one.
extension Extractor {
  /// Throws where the candidate is nearly all that its member shows. What the range, UTF-8 offsets of a cursor or a
  /// selection, selects as a whole is the user's own choice.
  package func checkChoice(
    _ candidate: ExtractionCandidate, in range: Range<Int>
  ) throws(ExtractionObstacle) {
    guard case .piece(let piece) = candidate, piece.range != trimmed(range),
      layout.withTrailingComment(piece.range) != trimmed(range), let member = piece.first.typeMember,
      let block = member.declaredBlock, isNearlyAll(piece, of: block)
    else { return }
    let name = member.declaredName?.text ?? "body"
    throw ExtractionObstacle(
      "It is nearly all of `\(name)`, which would only wrap the new view. Select all of it to extract it anyway."
    )
  }

  /// Whether nothing but containers stands around the piece in the block, each of which shows only that, and not much
  /// besides. A loop's rows are apart from it.
  private func isNearlyAll(_ piece: ExtractionPiece, of block: Node) -> Bool {
    guard ViewExpression(piece.first).typeName != "ForEach",
      piece.tokenRange.count * 4 >= block.tokenRange.count * 3,
      resolver.measure(ofPiece: piece) > Self.mostOfSection
    else { return false }
    for ancestor in piece.first.ancestors {
      if ancestor == block { return showsOneView(block) }
      switch ancestor.kind {
      case .closureExpr:
        guard let name = Closure(ancestor)?.use?.call.constructedType,
          Self.wrappers.contains(name) || resolver.isOwnViewType(name), showsOneView(ancestor)
        else { return false }
      case .ifExpr, .switchExpr, .unresolvedTernaryExpr: return false
      default: continue
      }
    }
    return false
  }

  private func showsOneView(_ block: Node) -> Bool {
    block.statements.filter { $0.firstChild?.kind != .variableDecl }.count == 1
  }

  /// Of no more views a type may well be a section of its own, whatever is around it.
  private static let mostOfSection = 6

  /// SwiftUI's containers that may be all that is left of a view; one of the app's own may be it, too.
  private static let wrappers: NameSet = [
    "NavigationStack", "NavigationView", "ScrollView", "ScrollViewReader", "GeometryReader", "Group",
    "GroupBox",
    "VStack", "HStack", "ZStack", "List", "Form", "Section",
  ]
}
