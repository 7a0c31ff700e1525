extension Parser {
  mutating func atStartOfExpression() -> Bool {
    switch kind {
    case .kwAwait, .kwTry, .kwBorrow, .kwConsume, .kwCopy, .kwEach, .kwAny, .kwUnsafe:
      guard !at(.kwAwait, .kwTry) else { break }
      return true
    case .kwRepeat: return nextKind != .leftBrace
    case .atSign: return nextKind == .stringLiteral
    default: return kind.startsExpression || atModuleSelector
    }
    return lookahead { parser in
      parser.advance()
      if parser.at(.kwIf, .kwSwitch) { return true }
      if parser.atStartOfDeclaration() || parser.atStartOfStatement() { return parser.startsLine }
      return true
    }
  }

  /// An operand without its postfixes. Adds nothing, and notes an error, where none stands.
  mutating func parsePrimaryExpression(_ context: ExpressionContext, _ pattern: PatternContext) {
    let start = mark()
    switch kind {
    case .integerLiteral: parseToken(.integerLiteralExpr)
    case .floatLiteral: parseToken(.floatLiteralExpr)
    case .stringLiteral, .stringHead: parseStringLiteral()
    case .atSign where nextKind == .stringLiteral || nextKind == .stringHead:
      noteError()
      advance()
      parseStringLiteral()
    case .regexLiteral: parseToken(.regexLiteralExpr)
    case .kwNil: parseToken(.nilLiteralExpr)
    case .kwTrue, .kwFalse: parseToken(.booleanLiteralExpr)
    case .wildcard where !atModuleSelector: parseToken(.discardAssignmentExpr)
    case .dollarIdentifier: parseToken(.declReferenceExpr)
    case .kwSuper where !atModuleSelector: parseToken(.superExpr)
    case .kwAnyType where !atModuleSelector:
      parseTypeIdentifier()
      finish(.typeExpr, start)
    case .pound: parseMacroExpansion(context, pattern)
    case .poundAvailable, .poundUnavailable:
      noteError()
      parseAvailabilityCondition()
    case .leftBrace: parseClosure()
    case .period: parseImplicitMember()
    case .leftParen: parseTupleExpression(pattern)
    case .leftSquare: parseCollectionLiteral()
    case .kwSelf, .kwInit, .kwDeinit, .kwSubscript:
      parseIdentifierExpression(context, pattern)
    case .kwSelfType, .colonColon, .wildcard, .kwSuper, .kwAnyType: parseReference(context)
    default:
      if atIdentifier { parseIdentifierExpression(context, pattern) } else { noteError() }
    }
  }

  private mutating func parseToken(_ kind: SyntaxKind) {
    let start = mark()
    advance()
    finish(kind, start)
  }

  private mutating func parseIdentifierExpression(_ context: ExpressionContext, _ pattern: PatternContext) {
    if pattern == .binding, atBindingName() {
      let start = mark()
      advance()
      finish(.identifierPattern, start)
      finish(.patternExpr, start)
      return
    }
    parseReference(context)
  }

  /// Whether the name at the cursor, in a pattern after `let`, is a new one: nothing is done with it.
  private mutating func atBindingName() -> Bool {
    switch nextKind {
    case .period, .leftParen, .leftSquare: return false
    default: break
    }
    guard nextHasText("<") else { return true }
    return !lookahead { parser in
      parser.advance()
      return parser.atGenericArguments()
    }
  }

  private mutating func parseReference(_ context: ExpressionContext) {
    let start = mark()
    parseDeclReference(
      context == .attributeArguments ? [.compoundNames, .keywords, .specialNames] : .compoundNames)
    if atOperatorPrefix("<"), atGenericArguments() {
      parseGenericArguments()
      finish(.genericSpecializationExpr, start)
    }
  }

  /// `.name`, which belongs to a type that the context gives.
  private mutating func parseImplicitMember() {
    let start = mark()
    advance()
    if at(.integerLiteral) {
      noteError()
      advance()
      finish(.floatLiteralExpr, start)
      return
    }
    parseDeclReference([.keywords, .compoundNames])
    finish(.memberAccessExpr, start)
  }

  private mutating func parseTupleExpression(_ pattern: PatternContext) {
    let start = mark()
    advance()
    parseArguments(until: .rightParen, .basic, pattern)
    expect(.rightParen)
    finish(.tupleExpr, start)
  }

  // MARK: Collections

  private mutating func parseCollectionLiteral() {
    let start = mark()
    var node = SyntaxKind.arrayExpr
    advance()
    if lookahead({ $0.canParseStartOfInlineArrayType() }) {
      parseInlineArrayBody()
      finish(.inlineArrayType, start)
      finish(.typeExpr, start)
      return
    }
    if at(.colon), nextKind == .rightSquare {
      advance()
      node = .dictionaryExpr
    } else if !at(.rightSquare) {
      node = parseCollectionElements()
    }
    expect(.rightSquare)
    finish(node, start)
  }

  private mutating func parseCollectionElements() -> SyntaxKind {
    var isDictionary = false
    var isFirst = true
    repeat {
      let element = mark()
      parseExpression(.basic)
      if isFirst { isDictionary = at(.colon) }
      isFirst = false
      if isDictionary {
        expect(.colon)
        parseExpression(.basic)
      }
      let hasComma = eat(.comma)
      finish(isDictionary ? .dictionaryElement : .arrayElement, element)
      guard hasComma else { break }
    } while !at(.rightSquare, .endOfFile) && !kind.closesBracket
    return isDictionary ? .dictionaryExpr : .arrayExpr
  }

  // MARK: Strings

  mutating func parseStringLiteral() {
    let start = mark()
    if eat(.stringLiteral) {
      finish(.stringLiteralExpr, start)
      return
    }
    guard eat(.stringHead) else {
      noteError()
      return
    }
    while at(.interpolationStart) {
      let segment = mark()
      advance()
      parseArguments(until: .interpolationEnd, .basic, .none)
      skipToInterpolationEnd()
      finish(.expressionSegment, segment)
      eat(.stringSegment)
    }
    if !eat(.stringTail) { noteError() }
    finish(.stringLiteralExpr, start)
  }

  private mutating func skipToInterpolationEnd() {
    if eat(.interpolationEnd) { return }
    noteError()
    let start = mark()
    while !at(.endOfFile), !at(.interpolationEnd, .stringTail, .stringSegment) { advance() }
    finish(.unexpectedNodes, start)
    eat(.interpolationEnd)
  }

  // MARK: Macros

  /// `#name<T>(…) { … }`
  private mutating func parseMacroExpansion(_ context: ExpressionContext, _ pattern: PatternContext) {
    let start = mark()
    parseMacroNameAndArguments(pattern)
    parseTrailingClosuresIfPresent(context)
    finish(.macroExpansionExpr, start)
  }

  /// From `#` to the closing parenthesis of the arguments.
  mutating func parseMacroNameAndArguments(_ pattern: PatternContext) {
    if !touchesNext { noteError() }
    advance()
    if !startsLine { eatModuleSelector() }
    if !startsLine, atIdentifier || kind.isReserved { advance() } else { noteError() }
    if atGenericArguments() { parseGenericArguments() }
    guard atSameLine(.leftParen) else { return }
    advance()
    parseArguments(until: .rightParen, .basic, pattern)
    expect(.rightParen)
  }

  // MARK: Key paths

  mutating func parseKeyPath(_ pattern: PatternContext) {
    let start = mark()
    advance()
    if !at(.period) && !atOperatorPrefix(".") { parseSimpleType(allowsMembers: false) }
    var mayFollowType = true
    while true {
      if atSameLine(.leftSquare) || (mayFollowType && at(.period) && nextKind == .leftSquare) {
        eat(.period)
        let component = mark()
        advance()
        if !at(.rightSquare) { parseArguments(until: .rightSquare, .basic, pattern) }
        expect(.rightSquare)
        finish(.keyPathSubscriptComponent, component)
        mayFollowType = false
      } else if parseOptionalKeyPathComponents(mayFollowType: &mayFollowType) {
        continue
      } else if at(.period) {
        parseKeyPathProperty()
      } else {
        break
      }
    }
    finish(.keyPathExpr, start)
  }

  private mutating func parseKeyPathProperty() {
    let isLonely = touchesPrevious && !touchesNext
    advance()
    if isLonely {
      noteError()
      if startsLine { return }
    }
    let component = mark()
    if at(.integerLiteral, .kwSelf), !atModuleSelector {
      let name = mark()
      advance()
      finish(.declReferenceExpr, name)
    } else {
      parseDeclReference([.keywords, .compoundNames])
    }
    if atGenericArguments() { parseGenericArguments() }
    finish(.keyPathPropertyComponent, component)
  }

  /// `?` and `!`, also where the lexer has read several of them, or a period with them, as one operator.
  private mutating func parseOptionalKeyPathComponents(mayFollowType: inout Bool) -> Bool {
    if at(.postfixQuestionMark, .exclamationMark) {
      parseToken(.keyPathOptionalComponent)
      mayFollowType = false
      return true
    }
    guard kind.isOperator, operatorIsOptionalChain(mayFollowType: mayFollowType) else { return false }
    while kind.isOperator || at(.postfixQuestionMark, .exclamationMark) || at(.infixQuestionMark) {
      if atOperatorPrefix(".") { eatPrefix(length: 1, as: .period) }
      let component = mark()
      eatPrefix(length: 1, as: .postfixQuestionMark)
      finish(.keyPathOptionalComponent, component)
      mayFollowType = false
      guard touchesPrevious, tokens[index - 1].kind == .postfixQuestionMark,
        source.isQuestionOrExclamationMark(at: Int(tokens[index].start))
      else { break }
    }
    return true
  }

  private mutating func operatorIsOptionalChain(mayFollowType: Bool) -> Bool {
    let token = tokens[index]
    var mayFollowType = mayFollowType
    var lastWasPeriod = false
    var marks = 0
    for offset in Int(token.start)..<Int(token.end) {
      if source[offset] == UInt8(ascii: ".") {
        if !mayFollowType { break }
        if lastWasPeriod { return false }
        lastWasPeriod = true
      } else if source.isQuestionOrExclamationMark(at: offset) {
        mayFollowType = false
        lastWasPeriod = false
        marks += 1
      } else {
        return false
      }
    }
    return marks > 0
  }
}

extension SourceBytes {
  func isQuestionOrExclamationMark(at offset: Int) -> Bool {
    self[offset] == UInt8(ascii: "?") || self[offset] == UInt8(ascii: "!")
  }
}

extension TokenKind {
  /// Can begin an expression, whatever follows it.
  fileprivate var startsExpression: Bool {
    switch self {
    case .backslash, .prefixAmpersand, .prefixOperator, .kwAnyType, .kwSelfType, .colonColon, .kwDeinit,
      .dollarIdentifier, .kwFalse, .kwTrue, .floatLiteral, .integerLiteral, .kwInit, .leftBrace, .leftParen,
      .leftSquare, .kwNil, .period, .pound, .poundAvailable, .poundUnavailable, .regexLiteral, .kwSelf,
      .kwSubscript, .kwSuper, .wildcard, .stringLiteral, .stringHead, .kwIf, .kwSwitch:
      true
    default: isIdentifierLike
    }
  }
}
