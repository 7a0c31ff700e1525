extension Layout {
  /// What to remove so that the range goes and leaves no empty line after: whole lines where nothing else
  /// stands in them, else the range and the white space before it.
  package func removal(of range: Range<Int>) -> Range<Int> {
    if isAloneOnLines(range) { return lineStart(of: range.lowerBound)..<nextLineStart(of: range.upperBound) }
    if startsLine(range.lowerBound) { return range.lowerBound..<endOfWhitespace(from: range.upperBound) }
    return startOfWhitespace(before: range.lowerBound)..<range.upperBound
  }

  /// As `removal(of:)`, for a member or statement: where empty lines stand on both sides, or the block begins or
  /// ends there, one of them goes, too.
  package func removalWithBlankLine(of range: Range<Int>) -> Range<Int> {
    let range = withSemicolon(range)
    let lines = removal(of: range)
    guard isAloneOnLines(range) else { return lines }
    let before = trimmed(0..<lines.lowerBound).upperBound
    let followsBlank = lineStart(of: lines.lowerBound) > nextLineStart(of: before)
    let isFirst = before > 0 && (tree.bytes[before - 1] == UInt8(ascii: "{") || isInDirective(before - 1))
    let next = nextLineStart(of: lines.upperBound)
    if followsBlank || isFirst, next > lines.upperBound, isBlankLine(lines.upperBound) {
      return lines.lowerBound..<next
    }
    let end = endOfWhitespace(from: lines.upperBound)
    if followsBlank, end < tree.bytes.count, tree.bytes[end] == UInt8(ascii: "}") || isInDirective(end) {
      return nextLineStart(of: before)..<lines.upperBound
    }
    return lines
  }

  /// Whether the line of the offset begins or ends a branch of `#if`.
  private func isInDirective(_ offset: Int) -> Bool {
    let index = token(from: endOfWhitespace(from: lineStart(of: offset)))
    guard index < tree.tokens.count, tree.tokens[index].start <= offset else { return false }
    return [.poundIf, .poundElseif, .poundElse, .poundEndif].contains(tree.tokens[index].kind)
  }

  /// The range up to the semicolon that ends it, if there is one.
  private func withSemicolon(_ range: Range<Int>) -> Range<Int> {
    let index = token(from: range.upperBound)
    guard index < tree.tokens.count, tree.tokens[index].kind == .semicolon,
      endOfWhitespace(from: range.upperBound) == Int(tree.tokens[index].start)
    else { return range }
    return range.lowerBound..<Int(tree.tokens[index].end)
  }

  /// A list between `head` and `tail` as lines, each with the indentation: one line where that is not too long, else each
  /// item has its own.
  package func lines(_ head: String, _ items: [String], _ tail: String, indentation: String) -> [String] {
    let line = indentation + head + items.joined(separator: ", ") + tail
    if line.count <= Self.longestLine || items.isEmpty { return [line] }
    let unit = indentationUnit
    return [indentation + head]
      + items.enumerated().map { indentation + unit + $1 + ($0 + 1 < items.count ? "," : "") }
      + [indentation + tail]
  }

  /// In columns: where new code is broken into several lines.
  package static let longestLine = 110

  /// Whether nothing but white space stands beside the range in its lines.
  package func isAloneOnLines(_ range: Range<Int>) -> Bool {
    startsLine(range.lowerBound) && endsLine(range.upperBound)
  }

  /// The range with the comment after it in the same line, if nothing else stands there.
  package func withTrailingComment(_ range: Range<Int>) -> Range<Int> {
    let rest = range.upperBound..<max(range.upperBound, lineEnd(of: range.upperBound))
    guard let comment = comments(in: rest).first, comment.range == trimmed(rest) else { return range }
    return range.lowerBound..<comment.range.upperBound
  }

  /// The range's text with another indentation: each line that starts with `old` starts with `new` instead.
  /// The first line counts where the range starts at its beginning.
  ///
  /// A multi-line string moves as a whole, its closing delimiter too, so that its value stays; where one of its
  /// lines stands further out than `old`, none of them moves.
  package func reindented(_ range: Range<Int>, from old: String, to new: String) -> String {
    if old == new || isOneLine(range) { return tree.text(range) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count + 64)
    var start = range.lowerBound
    for edit in indentationEdits(range, from: old, to: new) {
      result += tree.bytes[start..<edit.range.lowerBound]
      result += edit.newText.utf8
      start = edit.range.upperBound
    }
    result += tree.bytes[start..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }

  /// The edits that `reindented(_:from:to:)` makes, one for each line that moves, in the order of the text.
  package func indentationEdits(_ range: Range<Int>, from old: String, to new: String) -> [TextEdit] {
    let fixed = fixedLiterals(in: range, indentation: old)
    var edits: [TextEdit] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let next = min(nextLineStart(of: start), range.upperBound)
      if start > range.lowerBound || lineStart(of: start) == start {
        let isFixed = fixed.contains { $0.lowerBound < start && start <= $0.upperBound }
        // White space alone in a line moves with the lines around it.
        if !isFixed, tree.hasPrefix(old, at: start), !isBlankLine(start) || !old.isEmpty {
          edits.append(TextEdit(range: start..<min(start + old.utf8.count, next), newText: new))
        }
      }
      start = next
    }
    return edits
  }

  /// As `reindented(_:from:to:)`, with edits made in the range. They are sorted, and none lies in a string of several
  /// lines.
  package func reindented(
    _ range: Range<Int>, applying edits: [TextEdit], from old: String, to new: String
  ) -> String {
    var text = ""
    var start = range.lowerBound
    for edit in edits where start <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound {
      text += reindented(start..<edit.range.lowerBound, from: old, to: new) + edit.newText
      start = edit.range.upperBound
    }
    return text + reindented(start..<range.upperBound, from: old, to: new)
  }

  /// The text of the range as one or several lines that stand on `indentation`: what the range's own first line
  /// is indented by is taken off all of its lines. An `#if` at the start of its line stays there: the first line after it
  /// counts.
  package func block(_ range: Range<Int>, indentation: String) -> String {
    var start = range.lowerBound
    while start < range.upperBound, tree.hasPrefix("#if", at: start) || isBlankLine(start) {
      start = nextLineStart(of: start)
    }
    let first = start < range.upperBound ? start : range.lowerBound
    return reindented(range, from: self.indentation(at: first), to: indentation)
  }

  /// Whether each line that begins in the range is indented at least so far, but for blank lines and `#if` and its like.
  package func areIndented(_ range: Range<Int>, by indentation: String) -> Bool {
    var start = range.lowerBound
    while start < range.upperBound {
      let text = endOfWhitespace(from: start)
      guard isBlankLine(start) || tree.hasPrefix("#", at: text) || tree.hasPrefix(indentation, at: start)
      else {
        return false
      }
      start = nextLineStart(of: start)
    }
    return true
  }

  private func isBlankLine(_ start: Int) -> Bool { endOfWhitespace(from: start) >= lineEnd(of: start) }

  /// Ranges of the multi-line literals in the range that can't move.
  private func fixedLiterals(in range: Range<Int>, indentation: String) -> [Range<Int>] {
    var fixed: [Range<Int>] = []
    var open: [Int] = []
    var index = token(from: range.lowerBound)
    while index < tree.tokens.count, Int(tree.tokens[index].start) < range.upperBound {
      let token = tree.tokens[index]
      var literal: Range<Int>?
      switch token.kind {
      case .stringLiteral, .regexLiteral: literal = Int(token.start)..<Int(token.end)
      case .stringHead: open.append(Int(token.start))
      case .stringTail: literal = open.popLast().map { $0..<Swift.max($0, Int(token.end)) }
      default: break
      }
      if let literal, !isOneLine(literal), !canMove(literal, indentation: indentation) {
        fixed.append(literal)
      }
      index += 1
    }
    return fixed
  }

  private func canMove(_ literal: Range<Int>, indentation: String) -> Bool {
    var start = nextLineStart(of: literal.lowerBound)
    while start < literal.upperBound {
      if !tree.hasPrefix(indentation, at: start), !isBlankLine(start) { return false }
      start = nextLineStart(of: start)
    }
    return true
  }
}

extension SyntaxTree {
  func hasPrefix(_ text: String, at offset: Int) -> Bool {
    hasText(text, in: offset..<offset + text.utf8.count)
  }
}
