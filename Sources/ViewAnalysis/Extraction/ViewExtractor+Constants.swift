/// Constants of the old type that its new views read, too: they move to the top of the file, before the type.
extension ViewExtractor {
  /// The candidate, one of this extractor's member, as a type of its own.
  func extract(_ candidate: ExtractionCandidate) throws(ExtractionObstacle) -> ExtractedView {
    switch candidate {
    case .piece(let piece):
      if let view = extractAlike(piece) { return view }
      return try extract(piece)
    case .helper: return try extractHelper()
    }
  }

  /// The constants that move, in the order of the text.
  func constants(of views: [ExtractedView]) -> [Node] {
    Set(views.flatMap(\.constants)).sorted { $0.id < $1.id }
  }

  /// UTF-8 offsets of the constant with the comments that go along: the one beside it, and those before it that say nothing
  /// of constants below it that stay.
  func range(ofConstant constant: Node, removing removed: Set<Node>) -> Range<Int> {
    let range = FixedValue.range(of: constant) ?? constant.range
    let start = start(of: constant, removing: removed)
    guard start < range.lowerBound else { return range }
    let isDocumented = layout.comments(in: start..<range.lowerBound).contains {
      layout.tree.text($0.range).hasPrefix("///")
    }
    return isDocumented || !isFollowed(constant, byOthersThan: removed) ? start..<range.upperBound : range
  }

  /// Whether one of the properties in the lines directly below stays.
  private func isFollowed(_ constant: Node, byOthersThan removed: Set<Node>) -> Bool {
    var before = constant
    while let next = before.parent?.nextSibling?.firstChild, next.declaresStoredProperty,
      let range = FixedValue.range(of: before),
      layout.nextLineStart(of: range.upperBound) == layout.lineStart(of: next.range.lowerBound)
    {
      if !removed.contains(next) { return true }
      before = next
    }
    return false
  }

  private func hasHeading(_ constant: Node, removing removed: Set<Node>) -> Bool {
    let start = range(ofConstant: constant, removing: removed).lowerBound
    return start < afterHeadings(start, before: constant)
  }

  /// The edit that adds the constants before the type, below what heads it, or to those that are there.
  func insertion(ofConstants constants: [Node], removing removed: Set<Node>) -> [TextEdit] {
    guard !constants.isEmpty else { return [] }
    let lines = grouped(
      constants.map { ($0, block(layout, range(ofConstant: $0, removing: removed), "")) })
    let text = lines.map { $0 + layout.lineEnding }.joined()
    let items = type.node.parent?.parent?.children.prefix { $0 != type.node.parent }
    if let last = items.flatMap({ $0.last })?.firstChild, last.declaresStoredProperty,
      last.access == .private || last.access == .fileprivate, layout.isOneLine(last.range),
      let range = FixedValue.range(of: last)
    {
      let place = layout.nextLineStart(of: range.upperBound)
      return [TextEdit(range: place..<place, newText: text)]
    }
    var start = start(of: type.node, removing: [])
    // Those with a heading of their own stand before the type's.
    if !constants.contains(where: { hasHeading($0, removing: removed) }) {
      start = afterHeadings(start, before: type.node)
    }
    let place = layout.lineStart(of: start)
    return [TextEdit(range: place..<place, newText: text + layout.lineEnding)]
  }
}
