extension Parser {
  /// What ends a list of statements or members.
  enum ListEnd {
    case endOfFile
    /// `}`, or the end of the `#if` clause around the list.
    case rightBrace
    /// The next case, besides all that `rightBrace` says.
    case switchCase
    /// `#elseif`, `#else`, `#endif`.
    case ifConfigClause
  }

  mutating func parseSourceFile() {
    eat(.shebang)
    parseCodeBlockItems(until: .endOfFile)
    advance()
  }

  var atEndOfIfConfigClause: Bool {
    switch kind {
    case .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }

  mutating func atListEnd(_ end: ListEnd) -> Bool {
    switch end {
    case .endOfFile: at(.endOfFile)
    case .rightBrace: at(.rightBrace, .endOfFile) || atEndOfIfConfigClause
    case .ifConfigClause: at(.endOfFile) || atEndOfIfConfigClause
    case .switchCase:
      at(.rightBrace, .endOfFile) || at(.kwCase, .kwDefault) || atEndOfIfConfigClause
        || ((at(.poundIf) || at(.atSign)) && lookahead { $0.atStartOfConditionalSwitchCases() })
    }
  }

  // MARK: Statements and other items of code

  mutating func parseCodeBlockItems(until end: ListEnd, allowInit: Bool = true) {
    var isFirst = true
    var hadSemicolon = true
    while !atListEnd(end) {
      let before = index
      if !isFirst && !hadSemicolon && !startsLine { noteError() }
      isFirst = false
      hadSemicolon = parseCodeBlockItem(until: end, allowInit: allowInit)
      if index == before {
        // Nothing can begin here: a stray closing bracket at the top level. It must not stop the rest.
        noteUnexpectedToken()
        let stray = mark()
        advance()
        finish(.unexpectedNodes, stray)
        if index == before { return }
      }
      if end == .endOfFile, nodes.count >= Self.nodesToMove { moveFinishedNodes() }
    }
  }

  /// `{`, items, `}`.
  mutating func parseCodeBlock(allowInit: Bool = true) {
    let start = mark()
    guard expect(.leftBrace) else { return }
    parseCodeBlockItems(until: .rightBrace, allowInit: allowInit)
    expect(.rightBrace)
    finish(.codeBlock, start)
  }

  mutating func parseOptionalCodeBlock(allowInit: Bool = true) {
    if at(.leftBrace) { parseCodeBlock(allowInit: allowInit) }
  }

  /// Returns whether a semicolon, or a construct that needs none, ends the item.
  mutating func parseCodeBlockItem(until end: ListEnd, allowInit: Bool) -> Bool {
    let start = mark()
    var needsSeparator = true
    descend { parser in
      if parser.at(.poundIf) && !parser.lookahead({ $0.skipIfConfigOfAttributes() }) {
        parser.parseIfConfig { $0.parseCodeBlockItems(until: .ifConfigClause, allowInit: allowInit) }
        needsSeparator = false
      } else if parser.at(.poundSourceLocation) {
        parser.parseSourceLocation()
        needsSeparator = false
      } else if parser.atStartOfDeclaration(allowInit: allowInit) {
        parser.parseDeclaration(isMember: false)
      } else if parser.atStartOfStatement() {
        parser.parseStatementItem()
      } else if parser.atStartOfExpression() {
        parser.parseExpression(.basic)
      } else if parser.atStartOfSwitchCaseAhead() {
        parser.noteUnexpectedToken()
        parser.parseSwitchCase()
      } else if (parser.at(.atSign) && parser.tokens[parser.nextIndex].kind.isIdentifierLike)
        || parser.kind.isDeclarationModifier
      {
        parser.parseDeclaration(isMember: false)
      } else {
        parser.parseUnexpectedCode(until: end, members: false)
      }
    }
    guard needsSeparator else {
      finish(.codeBlockItem, start)
      return true
    }
    let hasSemicolon = eat(.semicolon)
    if at(.semicolon) { noteError() }
    while eat(.semicolon) {}
    finish(.codeBlockItem, start)
    return hasSemicolon
  }

  private mutating func atStartOfSwitchCaseAhead() -> Bool {
    guard at(.kwCase, .kwDefault, .atSign) else { return false }
    return lookahead { $0.atStartOfSwitchCase() }
  }

  /// A statement; `if`, `switch` may go on with `as TYPE`.
  private mutating func parseStatementItem() {
    let start = mark()
    let isValue = at(.kwIf, .kwSwitch)
    parseStatement()
    guard isValue, at(.kwAs) else { return }
    parseUnresolvedAs()
    finish(.sequenceExpr, start)
  }

  // MARK: Members

  /// The members of the declaration that began at the mark. Where `{` is not typed yet, what is indented
  /// further than the declaration belongs to it.
  mutating func parseMemberBlock(of declaration: Mark) {
    let start = mark()
    if expect(.leftBrace) {
      parseMembers(until: .rightBrace)
      expect(.rightBrace)
    } else {
      let indentation = indentation(ofToken: declaration.token)
      guard startsLine, self.indentation(ofToken: index) > indentation,
        atStartOfDeclaration(requiresDeclaration: true)
      else { return }
      parseMembers(until: .rightBrace)
      if self.indentation(ofToken: index) >= indentation { eat(.rightBrace) }
    }
    finish(.memberBlock, start)
  }

  mutating func parseMembers(until end: ListEnd) {
    var hadSemicolon = true
    while !atListEnd(end) {
      let before = index
      if !hadSemicolon && !startsLine { noteError() }
      hadSemicolon = parseMemberBlockItem(until: end)
      if index == before { return }
    }
  }

  mutating func parseMemberBlockItem(until end: ListEnd) -> Bool {
    let start = mark()
    var needsSeparator = true
    descend { parser in
      if parser.at(.poundSourceLocation) {
        parser.parseSourceLocation()
        needsSeparator = false
      } else if parser.at(.poundIf) && !parser.lookahead({ $0.skipIfConfigOfAttributes() }) {
        parser.parseIfConfig { $0.parseMembers(until: .ifConfigClause) }
        needsSeparator = false
      } else if parser.atStartOfDeclaration(allowInit: true, requiresDeclaration: true) {
        parser.parseDeclaration(isMember: true)
      } else {
        parser.parseUnexpectedCode(until: end, members: true)
      }
    }
    guard needsSeparator else {
      finish(.memberBlockItem, start)
      return true
    }
    let hasSemicolon = eat(.semicolon)
    while eat(.semicolon) {}
    finish(.memberBlockItem, start)
    return hasSemicolon
  }

  /// Goes past one token, or past a bracket that is whole. A bracket whose closing one may be missing, as
  /// its line goes on after it and does not close it, is skipped alone: what follows is not inside it.
  private mutating func skipUnexpected() {
    guard kind.opensBracket else {
      advance()
      return
    }
    let isWhole = nextStartsLine || (at(.leftBrace) && hasPairedBraces)
    let closesOnLine =
      !isWhole
      && lookahead { parser in
        let start = parser.index
        parser.skipSingle()
        return !parser.hasLineStart(after: start)
      }
    if isWhole || closesOnLine { skipSingle() } else { advance() }
  }

  /// Whether a token between the given one and the one at the cursor is the first of its line.
  private mutating func hasLineStart(after number: Int) -> Bool {
    var current = number + 1
    while current < index {
      if tokens[current].flags.contains(.startsLine) { return true }
      current += 1
    }
    return false
  }

  /// What can begin nothing here, up to where something can.
  private mutating func parseUnexpectedCode(until end: ListEnd, members: Bool) {
    noteUnexpectedToken()
    let start = mark()
    while !at(.endOfFile, .semicolon), !atListEnd(end) {
      skipUnexpected()
      if at(.poundIf, .poundSourceLocation) { break }
      if atStartOfDeclaration(allowInit: true, requiresDeclaration: members) { break }
      if members { continue }
      if atStartOfStatement() || (startsLine && atStartOfExpression()) { break }
    }
    // What comes next may have lost something to this code.
    if index > start.token { noteError(at: index - 1) }
    finish(.unexpectedNodes, start)
  }

  // MARK: Conditional compilation

  /// `#if … #elseif … #else … #endif`, each clause's content parsed by `parseContent`.
  mutating func parseIfConfig(_ parseContent: (inout Parser) -> Void) {
    let start = mark()
    while at(.poundIf, .poundElseif, .poundElse) {
      let clause = mark()
      let isElse = at(.poundElse)
      advance()
      if !isElse { parseSequenceExpression(.poundIfDirective) }
      takeRestOfLine()
      descend(parseContent)
      finish(.ifConfigClause, clause)
      guard at(.poundElseif, .poundElse) else { break }
    }
    if at(.endOfFile) { noteError(at: start.token) } else { expect(.poundEndif) }
    takeRestOfLine()
    finish(.ifConfigDecl, start)
  }

  /// `#sourceLocation(file: "…", line: 1)`: nothing in it is a node that anyone asks for.
  private mutating func parseSourceLocation() {
    advance()
    if atSameLine(.leftParen) { skipSingle() } else { noteError() }
    takeRestOfLine()
  }

  /// From `#if` past `#endif`, where the clauses hold attributes and nothing else. Only for a lookahead.
  mutating func skipIfConfigOfAttributes() -> Bool {
    var open = 0
    var sawAttribute = false
    repeat {
      switch kind {
      case .poundIf:
        open += 1
        advance()
        skipToEndOfLine()
      case .poundElseif, .poundElse:
        advance()
        skipToEndOfLine()
      case .poundEndif:
        guard startsLine else { return false }
        open -= 1
        advance()
      case .atSign:
        sawAttribute = true
        skipAttributes()
      default: return false
      }
    } while open > 0 && !at(.endOfFile)
    return sawAttribute && open == 0
  }
}
