/// Comments that stand before and after a member and belong together: `// BEGIN Prices` and `// END Prices`.
extension ViewExtractor {
  /// UTF-8 offset at which the member ends, or the comment after it in its last line, or the one below it that closes one
  /// above it.
  func end(of member: Node) -> Int {
    closingComments(of: member)?.upperBound ?? layout.withTrailingComment(member.range).upperBound
  }

  /// The comments below the member that say, but for the first word, what one above it does.
  func closingComments(of member: Node) -> Range<Int>? {
    let start = layout.startOfComments(before: member.range.lowerBound)
    let opening = layout.comments(in: start..<member.range.lowerBound).map(words)
    guard opening.contains(where: { $0.count > 1 }) else { return nil }
    var end = member.range.upperBound
    var closing: [String] = []
    // Directly below the member, and with nothing directly below.
    while case let next = layout.nextLineStart(of: end), next < layout.tree.bytes.count,
      let comment = layout.comments(in: next..<layout.lineEnd(of: next)).first, !comment.isBlock,
      layout.isAloneOnLines(comment.range)
    {
      let own = words(comment)
      guard own.isEmpty || closing.isEmpty else { return nil }
      if !own.isEmpty { closing = own }
      end = comment.range.upperBound
    }
    let below = layout.nextLineStart(of: end)
    let isApart = layout.trimmed(below..<layout.lineEnd(of: below)).isEmpty
    guard closing.count > 1, isApart || layout.tree.text(below..<layout.lineEnd(of: below)).contains("}"),
      opening.contains(where: { $0.dropFirst() == closing.dropFirst() && $0.first != closing.first })
    else { return nil }
    return layout.trimmed(layout.nextLineStart(of: member.range.upperBound)..<end)
  }

  private func words(_ comment: Comment) -> [String] {
    layout.tree.text(comment.range).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
