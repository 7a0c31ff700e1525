extension Parser {
  /// Where an expression stands, as far as that changes how it is read.
  enum ExpressionContext {
    case basic
    /// In a condition, a `switch` subject or a `for` sequence, where `{` may open the body.
    case condition
    /// Behind `#if`, where the line's end ends it.
    case poundIfDirective
    case attributeArguments
  }

  mutating func parseExpression(_ context: ExpressionContext, _ pattern: PatternContext = .none) {
    if pattern != .none {
      let start = mark()
      if parsePurePattern() {
        finish(.patternExpr, start)
        return
      }
    }
    parseSequenceExpression(context, pattern)
  }

  /// Operands and operators in a row; who binds to whom is not the parser's to say.
  mutating func parseSequenceExpression(_ context: ExpressionContext, _ pattern: PatternContext = .none) {
    guard !(context == .poundIfDirective && startsLine) else {
      noteError()
      return
    }
    let start = mark()
    descend { parser in
      parser.parseSequenceElement(context, pattern)
      guard parser.index > start.token else { return }
      var isSequence = false
      while !(context == .poundIfDirective && parser.startsLine) {
        let before = parser.index
        guard let needsOperand = parser.parseOperator(context, pattern) else { break }
        isSequence = true
        guard needsOperand else { continue }
        if context == .poundIfDirective && parser.startsLine {
          parser.noteError()
          break
        }
        let operand = parser.index
        parser.parseSequenceElement(context, pattern)
        if parser.index == operand || parser.index == before { break }
      }
      if isSequence { parser.finish(.sequenceExpr, start) }
    }
  }

  /// An operator between two operands. Nil where none stands; else whether an operand has to follow.
  private mutating func parseOperator(_ context: ExpressionContext, _ pattern: PatternContext) -> Bool? {
    let start = mark()
    switch kind {
    case .binaryOperator:
      advance()
      finish(.binaryOperatorExpr, start)
      return true
    case .infixQuestionMark:
      advance()
      parseSequenceExpression(context, pattern)
      expect(.colon)
      finish(.unresolvedTernaryExpr, start)
      return true
    case .equal:
      guard pattern == .none else { return nil }
      advance()
      finish(.assignmentExpr, start)
      return true
    case .kwIs:
      advance()
      finish(.unresolvedIsExpr, start)
      let type = mark()
      parseType()
      finish(.typeExpr, type)
      return false
    case .kwAs:
      parseUnresolvedAs()
      return false
    case .kwAsync where nextKind == .arrow || nextKind == .kwThrows, .arrow, .kwThrows:
      parseEffectSpecifiers()
      expect(.arrow)
      parseEffectSpecifiers()
      return index > start.token ? true : nil
    default:
      return nil
    }
  }

  /// `as TYPE`, `as? TYPE`, `as! TYPE`.
  mutating func parseUnresolvedAs() {
    let start = mark()
    advance()
    if at(.postfixQuestionMark, .exclamationMark) { advance() }
    finish(.unresolvedAsExpr, start)
    let type = mark()
    parseType()
    finish(.typeExpr, type)
  }

  // MARK: Operands

  private mutating func parseSequenceElement(_ context: ExpressionContext, _ pattern: PatternContext) {
    let start = mark()
    switch kind {
    case .atSign, .kwInout, .kwNonisolated:
      if atTypeInExpression() {
        parseType()
        finish(.typeExpr, start)
        return
      }
    case .kwAwait:
      parsePrefixed(.awaitExpr, context, pattern)
      return
    case .kwTry:
      advance()
      if at(.exclamationMark, .postfixQuestionMark) { advance() }
      descend { $0.parseSequenceElement(context, pattern) }
      finish(.tryExpr, start)
      return
    case .kwUnsafe:
      if atPrefixedSyntax(context, acceptsClosure: true, prefersPostfix: false) {
        parsePrefixed(.unsafeExpr, context, pattern)
        return
      }
    case .kwBorrow, .kwCopy, .kwConsume, .kwEach:
      if atPrefixedSyntax(context) {
        let node: SyntaxKind =
          switch kind {
          case .kwBorrow: .borrowExpr
          case .kwCopy: .copyExpr
          case .kwConsume: .consumeExpr
          default: .packElementExpr
          }
        parsePrefixed(node, context, pattern)
        return
      }
    case .kwRepeat:
      advance()
      parseExpression(context, pattern)
      finish(.packExpansionExpr, start)
      return
    case .kwAny:
      if atPrefixedSyntax(context) || nextHasText("~") {
        parseType()
        finish(.typeExpr, start)
        return
      }
    default: break
    }
    parseUnaryExpression(context, pattern)
  }

  private mutating func parsePrefixed(
    _ kind: SyntaxKind, _ context: ExpressionContext, _ pattern: PatternContext
  ) {
    let start = mark()
    advance()
    descend { $0.parseSequenceElement(context, pattern) }
    finish(kind, start)
  }

  /// At a type with attributes or a specifier, which an expression can be: `@Sendable () -> Void`.
  private mutating func atTypeInExpression() -> Bool {
    if at(.kwNonisolated) {
      guard nextKind == .leftParen, !nextStartsLine else { return false }
      let isSpecifier = lookahead { parser in
        parser.advance()
        parser.advance()
        return parser.eat(.kwNonsending) && parser.at(.rightParen)
      }
      guard isSpecifier else { return false }
    }
    return lookahead { $0.canParseType() }
  }

  private mutating func parseUnaryExpression(_ context: ExpressionContext, _ pattern: PatternContext) {
    let start = mark()
    switch kind {
    case .kwIf: parseIfExpression()
    case .kwSwitch: parseSwitchExpression()
    case .prefixAmpersand, .prefixOperator:
      let node = at(.prefixAmpersand) ? SyntaxKind.inOutExpr : .prefixOperatorExpr
      advance()
      descend { $0.parseUnaryExpression(context, pattern) }
      finish(node, start)
    case .backslash: parseKeyPath(pattern)
    default:
      parsePrimaryExpression(context, pattern)
      if index > start.token { parsePostfixSuffixes(start, context, pattern) }
    }
  }

  // MARK: Postfixes

  /// All that can follow an operand, which began at the mark: members, calls, subscripts, `?`, `!`, `#if`.
  mutating func parsePostfixSuffixes(
    _ start: Mark, _ context: ExpressionContext, _ pattern: PatternContext
  ) {
    while true {
      if context == .poundIfDirective && startsLine { return }
      switch kind {
      case .period: parseMember(start)
      case .leftParen:
        guard !startsLine else { return }
        advance()
        parseArguments(
          until: .rightParen, context == .attributeArguments ? .attributeArguments : .basic, pattern)
        expect(.rightParen)
        parseTrailingClosuresIfPresent(context)
        finish(.functionCallExpr, start)
      case .leftSquare:
        guard !startsLine else { return }
        advance()
        if !at(.rightSquare) { parseArguments(until: .rightSquare, .basic, pattern) }
        expect(.rightSquare)
        parseTrailingClosuresIfPresent(context)
        finish(.subscriptCallExpr, start)
      case .leftBrace:
        guard lastKind?.isLiteral != true, atTrailingClosure(context) else { return }
        parseTrailingClosures()
        finish(.functionCallExpr, start)
        if at(.leftBrace) { return }
      case .postfixQuestionMark:
        advance()
        finish(.optionalChainingExpr, start)
      case .exclamationMark:
        advance()
        finish(.forceUnwrapExpr, start)
      case .postfixOperator:
        advance()
        finish(.postfixOperatorExpr, start)
      case .poundIf:
        guard atPostfixIfConfig() else { return }
        parsePostfixIfConfig(start, context)
      default: return
      }
    }
  }

  /// `.name`, `.0`, `.self`, with generic arguments; what it belongs to began at the mark.
  private mutating func parseMember(_ start: Mark) {
    guard parseMemberName() else {
      finish(.memberAccessExpr, start)
      return
    }
    finish(.memberAccessExpr, start)
    if atGenericArguments() {
      parseGenericArguments()
      finish(.genericSpecializationExpr, start)
    }
  }

  /// Returns false where the line ends after the period, which then belongs to a name not yet typed.
  private mutating func parseMemberName() -> Bool {
    let isLonely = touchesPrevious && !touchesNext
    advance()
    if isLonely {
      noteError()
      if startsLine { return false }
    }
    if at(.integerLiteral, .kwSelf), !atModuleSelector {
      let name = mark()
      advance()
      finish(.declReferenceExpr, name)
    } else {
      parseDeclReference([.keywords, .compoundNames])
    }
    return true
  }

  /// At `#if` whose first line of content goes on with `.name`.
  private mutating func atPostfixIfConfig() -> Bool {
    lookahead { parser in
      repeat {
        parser.advance()
        while !parser.at(.endOfFile) && !parser.startsLine { parser.skipSingle() }
      } while parser.at(.poundIf)
      return parser.at(.period) && (parser.nextKind.isReserved || parser.nextKind.isIdentifierLike)
    }
  }

  private mutating func parsePostfixIfConfig(_ start: Mark, _ context: ExpressionContext) {
    descend { parser in
      parser.parseIfConfig { clause in
        let suffix = clause.mark()
        if clause.at(.period) {
          clause.parseMember(suffix)
        } else if clause.at(.poundIf) {
          clause.parsePostfixIfConfig(suffix, context)
        } else {
          return
        }
        clause.parsePostfixSuffixes(suffix, context, .none)
        clause.skipToEndOfPostfixClause()
      }
    }
    finish(.postfixIfConfigExpr, start)
  }

  /// Skips, with an error, what does not belong to a clause of suffixes, where the clause's end is near.
  private mutating func skipToEndOfPostfixClause() {
    if atEndOfIfConfigClause { return }
    let isNear = lookahead { parser in
      for _ in 0..<Self.longestRecovery {
        if parser.atEndOfIfConfigClause { return true }
        if parser.at(.endOfFile, .rightBrace, .poundIf) { return false }
        parser.skipSingle()
      }
      return false
    }
    guard isNear else { return }
    noteError()
    let start = mark()
    while !atEndOfIfConfigClause { skipSingle() }
    finish(.unexpectedNodes, start)
  }

  // MARK: Arguments

  /// The arguments up to a closing bracket, which stays; each becomes a `labeledExpr`.
  mutating func parseArguments(
    until closer: TokenKind, _ context: ExpressionContext, _ pattern: PatternContext,
    allowsTrailingComma: Bool = true
  ) {
    guard !at(closer, .rightParen) else { return }
    var goesOn = true
    while goesOn {
      let before = index
      let argument = mark()
      if kind.isArgumentLabel, nextKind == .colon {
        advance()
        advance()
      } else if at(.colon) {
        noteError()
        advance()
      }
      if atOperatorArgument() {
        parseDeclReference(.operators)
      } else {
        parseExpression(context, pattern)
      }
      if index == before { noteError() }
      goesOn = eat(.comma)
      finish(.labeledExpr, argument)
      if index == before || (allowsTrailingComma && at(.rightParen, .rightSquare)) { return }
    }
  }

  /// At an operator handed over as a function: `reduce(0, +)`.
  private mutating func atOperatorArgument() -> Bool {
    guard at(.binaryOperator) || atModuleSelector else { return false }
    return lookahead { parser in
      parser.eatModuleSelector()
      guard parser.at(.binaryOperator) else { return false }
      let next = parser.nextKind
      return next == .comma || next == .rightParen || next == .rightSquare
    }
  }
}

extension SyntaxKind {
  /// A literal, which no trailing closure can call.
  var isLiteral: Bool {
    switch self {
    case .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr,
      .nilLiteralExpr, .regexLiteralExpr, .stringLiteralExpr:
      true
    default: false
    }
  }
}
