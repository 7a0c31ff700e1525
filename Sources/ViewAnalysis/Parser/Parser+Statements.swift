extension Parser {
  /// At a word that begins a statement, a label before it allowed.
  mutating func atStartOfStatement() -> Bool {
    switch kind {
    case .kwReturn, .kwThrow, .kwDefer, .kwIf, .kwGuard, .kwWhile, .kwDo, .kwFor, .kwBreak, .kwContinue,
      .kwFallthrough, .kwSwitch:
      return true
    case .kwRepeat: return nextKind == .leftBrace
    case .kwYield, .kwDiscard:
      if atPrefixedSyntax(.basic) { return true }
    case .kwTry:
      return lookahead { parser in
        while parser.eat(.kwTry) {}
        return !parser.at(.kwIf, .kwSwitch) && parser.atStartOfStatement()
      }
    default:
      break
    }
    guard atIdentifier, nextKind == .colon else { return false }
    return lookahead { parser in
      parser.advance()
      parser.advance()
      return !parser.atIdentifier && parser.atStartOfStatement()
    }
  }

  mutating func parseStatement() {
    let start = mark()
    let isLabeled = atIdentifier && nextKind == .colon
    if isLabeled {
      advance()
      advance()
    }
    if at(.kwTry) {
      noteUnexpectedToken()
      advance()
    }
    parseUnlabeledStatement()
    if isLabeled { finish(.labeledStmt, start) }
  }

  private mutating func parseUnlabeledStatement() {
    let start = mark()
    switch kind {
    case .kwIf: parseIfExpression()
    case .kwSwitch: parseSwitchExpression()
    case .kwFor: parseForStatement()
    case .kwWhile:
      advance()
      parseConditions()
      parseCodeBlock()
      finish(.whileStmt, start)
    case .kwRepeat:
      advance()
      parseCodeBlock()
      if expect(.kwWhile) { parseExpression(.basic) }
      finish(.repeatStmt, start)
    case .kwDo: parseDoStatement()
    case .kwGuard:
      advance()
      parseConditions(isGuard: true)
      expect(.kwElse)
      parseCodeBlock()
      finish(.guardStmt, start)
    case .kwBreak: parseControlTransfer(.breakStmt)
    case .kwContinue: parseControlTransfer(.continueStmt)
    case .kwFallthrough:
      advance()
      finish(.fallThroughStmt, start)
    case .kwReturn:
      advance()
      if atReturnedExpression() { parseExpression(.basic) }
      finish(.returnStmt, start)
    case .kwThrow:
      advance()
      parseExpression(.basic)
      finish(.throwStmt, start)
    case .kwDefer:
      advance()
      parseCodeBlock()
      finish(.deferStmt, start)
    case .kwDiscard:
      advance()
      parseExpression(.basic)
      finish(.discardStmt, start)
    case .kwYield: parseYieldStatement()
    default: noteError()
    }
  }

  private mutating func parseControlTransfer(_ node: SyntaxKind) {
    let start = mark()
    advance()
    if !startsLine, atIdentifier, !atStartOfStatement(), !atStartOfDeclaration() { advance() }
    finish(node, start)
  }

  /// Whether what follows `return` is its value rather than the next statement.
  private mutating func atReturnedExpression() -> Bool {
    switch kind {
    case .rightBrace, .kwCase, .kwDefault, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif,
      .endOfFile:
      return false
    case .kwIf, .kwSwitch: return true
    default: break
    }
    if atStartOfStatementPreferringExpression() || atStartOfDeclaration() { return false }
    return !(startsLine && at(.atSign) && lookahead { $0.atStartOfSwitchCase() })
  }

  private mutating func atStartOfStatementPreferringExpression() -> Bool {
    !at(.kwTry) && atStartOfStatement()
  }

  private mutating func parseYieldStatement() {
    let start = mark()
    advance()
    if at(.leftParen) {
      advance()
      while !at(.endOfFile, .rightParen) {
        let before = index
        parseExpression(.basic)
        if !eat(.comma) || index == before { break }
      }
      expect(.rightParen)
    } else {
      parseExpression(.basic)
    }
    finish(.yieldStmt, start)
  }

  private mutating func parseForStatement() {
    let start = mark()
    advance()
    eat(.kwTry)
    eat(.kwAwait)
    if at(.kwUnsafe), nextKind != .kwIn, nextKind != .colon { advance() }
    if eat(.kwCase) {
      parseMatchingPattern(.matching)
      let annotation = mark()
      if eat(.colon) {
        parseType()
        finish(.typeAnnotation, annotation)
      }
    } else {
      parseTypedPattern()
    }
    expect(.kwIn)
    if at(.leftBrace) { noteError() } else { parseExpression(.condition) }
    parseWhereClauseIfPresent(.condition)
    parseCodeBlock()
    finish(.forStmt, start)
  }

  private mutating func parseWhereClauseIfPresent(_ context: ExpressionContext) {
    let start = mark()
    guard eat(.kwWhere) else { return }
    parseExpression(context)
    finish(.whereClause, start)
  }

  private mutating func parseDoStatement() {
    let start = mark()
    advance()
    if at(.kwThrows) { parseThrowsClause() }
    parseCodeBlock()
    while at(.kwCatch) {
      let clause = mark()
      advance()
      var goesOn = !at(.leftBrace)
      while goesOn {
        let before = index
        let item = mark()
        if !at(.leftBrace, .kwWhere) { parseMatchingPattern(.matching) }
        parseWhereClauseIfPresent(.condition)
        goesOn = eat(.comma)
        finish(.catchItem, item)
        if index == before { break }
      }
      parseCodeBlock()
      finish(.catchClause, clause)
    }
    finish(.doStmt, start)
  }

  // MARK: Conditions

  /// Where a brace can only open the body, `isGuard` is false.
  mutating func parseConditions(isGuard: Bool = false) {
    guard isGuard || !at(.leftBrace) else {
      noteError()
      return
    }
    var follows = false
    var goesOn = true
    while goesOn {
      let before = index
      let element = mark()
      follows = parseCondition(followsBinding: follows)
      if !at(.comma), atOperator("&&") || at(.kwWhere) {
        noteError()
        advance()
        goesOn = true
      } else {
        goesOn = eat(.comma)
      }
      finish(.conditionElement, element)
      if index == before { return }
    }
  }

  /// Returns whether the condition is an optional binding.
  private mutating func parseCondition(followsBinding: Bool) -> Bool {
    let start = mark()
    switch kind {
    case .poundAvailable, .poundUnavailable:
      parseAvailabilityCondition()
      return false
    case .kwCase:
      advance()
      parseMatchingPattern(.matching)
      parseConditionBinding()
      finish(.matchingPatternCondition, start)
      return false
    case .kwLet, .kwVar, .kwInout:
      advance()
      parseMatchingPattern(.binding)
      parseConditionBinding()
      finish(.optionalBindingCondition, start)
      return true
    default:
      if followsBinding, nextKind == .equal {
        noteError()
        parsePattern()
        parseConditionBinding()
        finish(.optionalBindingCondition, start)
        return true
      }
      parseExpression(.condition)
      return false
    }
  }

  /// `: Type = value`, each part optional.
  private mutating func parseConditionBinding() {
    let annotation = mark()
    if eat(.colon) {
      parseType()
      finish(.typeAnnotation, annotation)
    }
    let initializer = mark()
    if eat(.equal) {
      parseExpression(.condition)
      finish(.initializerClause, initializer)
    }
  }

  /// `#available(iOS 17, *)`
  mutating func parseAvailabilityCondition() {
    let start = mark()
    advance()
    if at(.leftParen) { parseAvailabilityArguments() } else { noteError() }
    finish(.availabilityCondition, start)
  }

  mutating func parseIfExpression() {
    // A chain of `else if` is as long as it likes: the branches are opened in a loop and closed in another.
    var open: [Mark] = []
    while true {
      open.append(mark())
      advance()
      parseConditions()
      parseCodeBlock()
      guard eat(.kwElse) else { break }
      if !at(.kwIf) {
        parseCodeBlock()
        break
      }
    }
    while let start = open.popLast() { finish(.ifExpr, start) }
  }

  /// Whether a word that is a keyword only before an operand is one here.
  mutating func atPrefixedSyntax(
    _ context: ExpressionContext, acceptsClosure: Bool = false, prefersPostfix: Bool = true
  ) -> Bool {
    guard !nextStartsLine else { return false }
    let next = nextKind
    switch next {
    case .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringLiteral, .stringHead,
      .regexLiteral, .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound, .kwAnyType, .kwSelfType,
      .kwSelf, .kwSuper, .kwInit, .kwTrue, .kwFalse, .kwNil, .kwRepeat, .kwTry, .kwIf, .kwSwitch:
      return true
    case .period, .leftParen, .leftSquare: return !prefersPostfix && !touchesNext
    case .leftBrace:
      return acceptsClosure
        && lookahead { parser in
          parser.advance()
          return parser.atTrailingClosure(context)
        }
    default: return next.isIdentifierLike
    }
  }
}
