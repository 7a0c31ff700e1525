extension Layout {
  /// The member with the documentation comments right before it.
  package func rangeWithDocumentation(of member: Node) -> Range<Int> {
    var start = member.range.lowerBound
    while startsLine(start) {
      let line = lineStart(of: start)
      guard line > 0, let comment = comments(in: lineStart(of: line - 1)..<line).last,
        startsLine(comment.range.lowerBound), tree.hasPrefix("///", at: comment.range.lowerBound)
      else { break }
      start = comment.range.lowerBound
    }
    return start..<member.range.upperBound
  }

  /// The lines of the documentation comments right before the member, without their indentation.
  package func documentation(of member: Node) -> [String] {
    let range = rangeWithDocumentation(of: member).lowerBound..<member.range.lowerBound
    return comments(in: range).map { tree.text($0.range) }
  }

  /// The element of a list with the comma after it, and the white space up to the next; of the last one, with the comma
  /// before it.
  package func removalFromList(of element: Range<Int>) -> Range<Int> {
    let inside = token(from: element.lowerBound)
    var next = inside
    while next < tree.tokens.count, Int(tree.tokens[next].start) < element.upperBound { next += 1 }
    // A list's element may reach over its comma.
    let last = next > inside ? tree.tokens[next - 1] : nil
    if last?.kind == .comma {
      return next < tree.tokens.count ? element.lowerBound..<Int(tree.tokens[next].start) : element
    }
    if next < tree.tokens.count, tree.tokens[next].kind == .comma, next + 1 < tree.tokens.count {
      return element.lowerBound..<Int(tree.tokens[next + 1].start)
    }
    if inside > 0, tree.tokens[inside - 1].kind == .comma {
      return Int(tree.tokens[inside - 1].start)..<element.upperBound
    }
    return element
  }
}
