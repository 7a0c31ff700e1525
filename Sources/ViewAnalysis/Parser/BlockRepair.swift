extension LexedFile {
  /// Makes pairs of the braces, and of `#if` and `#endif`, where one of them is missing or too many: it would
  /// turn everything after it inside out. A token that covers nothing is put where the missing one belongs,
  /// a surplus one becomes `unknown`, and both are marked as broken.
  package mutating func repairBlocks() {
    if openBraces == 0 && openConditions == 0 { return }
    var repair = BlockRepair(openBraces: openBraces, openConditions: openConditions)
    repair.examine(tokens, source)
    if repair.changes.isEmpty { return }
    openBraces = repair.openBraces
    hasBrokenTokens = true
    // Stable by hand: of two closing braces at one place, the inner one comes first.
    let changes = repair.changes.enumerated().sorted {
      ($0.element.token, $0.offset) < ($1.element.token, $1.offset)
    }.map(\.element)
    var repaired = TokenBuffer(capacity: tokens.count + changes.count)
    var next = changes.startIndex
    for number in 0..<tokens.count {
      var token = tokens[number]
      while next < changes.endIndex, changes[next].token == number {
        if changes[next].kind == .unknown {
          token.kind = .unknown
          token.flags.insert(.isBroken)
        } else {
          let place = number > 0 ? tokens[number - 1].end : token.start
          let flags: Token.Flags = changes[next].kind == .poundEndif ? [.isBroken, .startsLine] : .isBroken
          repaired.append(Token(start: place, end: place, kind: changes[next].kind, flags: flags))
        }
        next += 1
      }
      repaired.append(token)
    }
    tokens = repaired
  }
}

/// Finds what blocks lack, or have too much of, from the indentation: what stands in a block is indented further
/// than the line that opens it, and its closing brace is not.
///
/// It changes no more than what the numbers disagree by, and so leaves a file alone in which braces are pairs,
/// however it is indented. A line that is out of place where the braces after it are in theirs is taken for
/// careless indentation.
private struct BlockRepair {
  /// What becomes of a token: `unknown`, or what is put before it.
  struct Change {
    let token: Int
    let kind: TokenKind
  }

  private(set) var changes: [Change] = []

  private struct Block {
    /// A clause of an `#if`, rather than what stands in braces.
    var isCondition = false
    /// Index of the token that opens it, and of the first one of its line.
    var opener = 0
    var openingLine = 0
    /// Indentation of that line, and of the one where its statement begins.
    var indentation = -1
    var start = -1
    /// Indentation of what stands in it; nil as long as nothing does.
    var content: Int?
    /// A `case` stands in it, and what belongs to that is indented further.
    var isAfterCase = false
    /// Where its lines begin in `lines`.
    var firstLine = 0
  }

  /// The open blocks, the file first.
  private var blocks = [Block()]
  private var openConditions = 0
  /// Of each open block, lines that no later line of the block is indented less than, or as little as.
  private var lines: [(indentation: Int, token: Int)] = []
  /// Of the line that is looked at.
  private var indentation = 0
  private var lineStart = 0

  private var missingBraces: Int
  private var surplusBraces: Int
  private var missingEndifs: Int
  private var surplusEndifs: Int

  /// What is left of the difference.
  var openBraces: Int { missingBraces - surplusBraces }

  /// How many tokens may still be looked at ahead of their turn, so that the time stays in proportion.
  private var looksLeft = 0

  init(openBraces: Int, openConditions: Int) {
    missingBraces = max(0, openBraces)
    surplusBraces = max(0, -openBraces)
    missingEndifs = max(0, openConditions)
    surplusEndifs = max(0, -openConditions)
  }

  mutating func examine(_ tokens: borrowing TokenBuffer, _ source: borrowing SourceBytes) {
    looksLeft = tokens.count * 4
    // What stands in interpolations is not counted.
    var openStrings = 0
    for number in 0..<tokens.count {
      let token = tokens[number]
      if token.kind == .stringHead { openStrings += 1 }
      if token.kind == .stringTail { openStrings -= 1 }
      if openStrings > 0 { continue }
      if token.flags.contains(.startsLine) {
        indentation = source.indentation(at: Int(token.start))
        lineStart = number
        beginLine(with: number, tokens, source)
      }
      switch token.kind {
      case .leftBrace: open(number, isCondition: false)
      case .rightBrace: closeBrace(number, tokens, source)
      case .poundIf:
        open(number, isCondition: true)
        openConditions += 1
      case .poundElseif, .poundElse: reachClause(number, ends: false, tokens)
      case .poundEndif: reachClause(number, ends: true, tokens)
      default: break
      }
    }
    // The last brace of the file has closed the inner one of two.
    if missingBraces > 0, !innermost.isCondition, blocks.count > 1, innermost.opener + 1 < tokens.count,
      tokens[innermost.opener + 1].kind == .leftBrace
    {
      addClosingBrace(before: tokens.count - 1, tokens)
    }
  }

  private var innermost: Block { blocks.last ?? Block() }
  /// The block around the innermost one.
  private var surrounding: Block { blocks.dropLast().last ?? Block() }

  private mutating func open(_ number: Int, isCondition: Bool) {
    blocks.append(
      Block(
        isCondition: isCondition, opener: number, openingLine: lineStart, indentation: indentation,
        start: min(indentation, innermost.content ?? indentation), firstLine: lines.count))
  }

  private mutating func leave() {
    guard blocks.count > 1, let block = blocks.popLast() else { return }
    lines.removeSubrange(block.firstLine...)
  }

  /// A line that begins with nothing that closes ends the blocks that it is not indented deeply enough for.
  private mutating func beginLine(
    with number: Int, _ tokens: borrowing TokenBuffer, _ source: borrowing SourceBytes
  ) {
    switch tokens[number].kind {
    case .rightBrace, .rightParen, .rightSquare, .poundIf, .poundElseif, .poundElse, .poundEndif, .endOfFile:
      return
    case .kwCase, .kwDefault:
      // As far out as its `switch`.
      recordLine(isCase: true)
    default:
      while isMissingBrace(atLeast: indentation), !isClosedInPlace(innermost, after: number, tokens, source) {
        addClosingBrace(before: number, tokens)
      }
      recordLine(isCase: false)
    }
  }

  /// Whether the innermost block, by its indentation, has ended without a brace.
  private func isMissingBrace(atLeast indentation: Int) -> Bool {
    missingBraces > 0 && blocks.count > 1 && !innermost.isCondition && innermost.start >= indentation
  }

  /// Closes the innermost block before the token, or takes its opening brace away where another follows at once.
  private mutating func addClosingBrace(
    before number: Int, _ tokens: borrowing TokenBuffer
  ) {
    let afterOpener = innermost.opener + 1
    if afterOpener < tokens.count, tokens[afterOpener].kind == .leftBrace {
      changes.append(Change(token: afterOpener, kind: .unknown))
    } else {
      changes.append(Change(token: number, kind: .rightBrace))
    }
    missingBraces -= 1
    leave()
  }

  /// Whether the brace that closes the block, if all braces from the token on are pairs, is indented as it should be.
  private mutating func isClosedInPlace(
    _ block: Block, after start: Int, _ tokens: borrowing TokenBuffer,
    _ source: borrowing SourceBytes
  ) -> Bool {
    var openBraces = 0
    var number = start
    while number < tokens.count, looksLeft > 0 {
      looksLeft -= 1
      switch tokens[number].kind {
      case .leftBrace: openBraces += 1
      case .rightBrace where openBraces > 0: openBraces -= 1
      case .rightBrace:
        let indentation = source.indentation(at: Int(tokens[number].start))
        return tokens[number].flags.contains(.startsLine) && block.start <= indentation
          && indentation <= block.indentation
      default: break
      }
      number += 1
    }
    // The file's end closes the file.
    return block.indentation < 0 && looksLeft > 0
  }

  private mutating func recordLine(isCase: Bool) {
    guard var block = blocks.popLast() else { return }
    while lines.count > block.firstLine, let line = lines.last, line.indentation >= indentation {
      lines.removeLast()
    }
    lines.append((indentation, lineStart))
    let content = block.content ?? indentation
    block.content = isCase || block.isAfterCase ? indentation : min(content, indentation)
    block.isAfterCase = isCase
    blocks.append(block)
  }

  private mutating func closeBrace(
    _ number: Int, _ tokens: borrowing TokenBuffer, _ source: borrowing SourceBytes
  ) {
    let startsLine = number == lineStart
    if !innermost.isCondition, innermost.openingLine == lineStart, blocks.count > 1 { return leave() }
    if startsLine {
      while innermost.isCondition, missingEndifs > 0 {
        changes.append(Change(token: number, kind: .poundEndif))
        missingEndifs -= 1
        openConditions -= 1
        leave()
      }
      while isMissingBrace(atLeast: indentation + 1),
        !isClosedInPlace(surrounding, after: number + 1, tokens, source)
      {
        addClosingBrace(before: number, tokens)
      }
    }
    if innermost.isCondition { return }
    if surplusBraces > 0, indentation > innermost.indentation,
      blocks.count == 1 || !isClosedInPlace(surrounding, after: number + 1, tokens, source)
    {
      surplusBraces -= 1
      if let place = indexOfOpeningBrace(before: number, tokens) {
        changes.append(Change(token: place, kind: .leftBrace))
      } else {
        changes.append(Change(token: number, kind: .unknown))
      }
    } else {
      leave()
    }
    if startsLine { recordLine(isCase: false) }
  }

  /// The token before which the partner of a surplus closing brace belongs: after the last line as far out as
  /// the brace, if it opens no block and something indented further follows. Nil where no such line is.
  private func indexOfOpeningBrace(before number: Int, _ tokens: borrowing TokenBuffer) -> Int? {
    guard
      let line = lines[innermost.firstLine...].last(where: { $0.indentation <= indentation }),
      line.indentation == indentation, line.token != lineStart
    else { return nil }
    var end = line.token + 1
    while end < number, !tokens[end].flags.contains(.startsLine) { end += 1 }
    switch tokens[end - 1].kind {
    case .rightBrace, .leftParen, .leftSquare, .comma: return nil
    default: return end < number ? end : nil
    }
  }

  /// At `#elseif`, `#else` or `#endif`: ends what the clause before it leaves open.
  private mutating func reachClause(
    _ number: Int, ends: Bool, _ tokens: borrowing TokenBuffer
  ) {
    guard openConditions > 0 else {
      if surplusEndifs > 0 {
        changes.append(Change(token: number, kind: .unknown))
        surplusEndifs -= ends ? 1 : 0
      }
      return
    }
    while !innermost.isCondition, blocks.count > 1 {
      if missingBraces > 0 { addClosingBrace(before: number, tokens) } else { leave() }
    }
    let condition = innermost
    leave()
    openConditions -= 1
    if !ends {
      blocks.append(
        Block(
          isCondition: true, openingLine: lineStart, indentation: condition.indentation,
          start: condition.start, firstLine: lines.count))
      openConditions += 1
    }
  }
}
