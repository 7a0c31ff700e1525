extension Parser {
  mutating func parseClosure() {
    let start = mark()
    guard expect(.leftBrace) else { return }
    parseClosureSignatureIfPresent()
    parseCodeBlockItems(until: .rightBrace)
    expect(.rightBrace)
    finish(.closureExpr, start)
  }

  // MARK: The signature

  /// `[captures] (parameters) async throws -> Type in`
  private mutating func parseClosureSignatureIfPresent() {
    guard at(.atSign) || at(.leftParen, .leftSquare, .wildcard) || atIdentifier,
      lookahead({ $0.canParseClosureSignature() })
    else { return }
    let start = mark()
    parseAttributes()
    if at(.leftSquare) { parseClosureCaptures() }
    if !at(.kwIn) {
      if at(.leftParen) || nextKind == .colon {
        parseParameterClause(.closure)
      } else if !at(.arrow) && !kind.canBeEffectSpecifier {
        parseClosureShorthandParameters()
      }
      parseEffectSpecifiers()
      if at(.arrow) { parseReturnClause(allowsNamedOpaque: false) }
    }
    expect(.kwIn)
    finish(.closureSignature, start)
  }

  private mutating func parseClosureShorthandParameters() {
    var goesOn = true
    while goesOn {
      let before = index
      let parameter = mark()
      if !eatIdentifier() { expect(.wildcard) }
      goesOn = eat(.comma)
      finish(.closureShorthandParameter, parameter)
      if index == before { return }
    }
  }

  private mutating func parseClosureCaptures() {
    let start = mark()
    advance()
    var goesOn = !at(.rightSquare)
    while goesOn {
      let before = index
      let capture = mark()
      if at(.kwWeak) {
        advance()
      } else if eat(.kwUnowned), at(.leftParen) {
        skipSingle()
      }
      if !eat(.kwSelf) { expectIdentifier() }
      if at(.equal) { parseInitializerClause() }
      goesOn = eat(.comma) && !at(.rightSquare)
      finish(.closureCapture, capture)
      if index == before { break }
    }
    if !at(.rightSquare) {
      noteError()
      while !at(.endOfFile, .rightSquare, .kwIn) { advance() }
    }
    eat(.rightSquare)
    finish(.closureCaptureClause, start)
  }

  private mutating func canParseClosureSignature() -> Bool {
    while eat(.atSign) {
      guard atIdentifier else { break }
      _ = canParseCustomAttribute()
    }
    if at(.leftSquare) {
      skipSingle()
      guard tokens[index - 1].kind == .rightSquare else { return false }
    }
    if at(.leftParen) {
      while !at(.endOfFile, .rightBrace, .kwIn), !at(.arrow) { skipSingle() }
    } else if atIdentifier || at(.wildcard) {
      if !skipClosureParameters() { return false }
    }
    eat(.rightParen)
    skipEffectSpecifiers()
    var sawArrow = false
    if eat(.arrow) {
      guard canParseType() else { return false }
      sawArrow = true
      skipEffectSpecifiers()
    }
    return at(.kwIn) || sawArrow
  }

  /// `a, b: Type, _`
  private mutating func skipClosureParameters() -> Bool {
    advance()
    while true {
      if eat(.colon), !canParseType() { return true }
      guard eat(.comma) else { return true }
      guard atIdentifier || at(.wildcard) else { return false }
      advance()
    }
  }

  // MARK: Trailing closures

  mutating func parseTrailingClosuresIfPresent(_ context: ExpressionContext) {
    if context == .basic, at(.leftBrace), atTrailingClosure(context) { parseTrailingClosures() }
  }

  mutating func parseTrailingClosures() {
    parseClosure()
    while atLabeledTrailingClosure() {
      let start = mark()
      advance()
      advance()
      if at(.leftBrace) { parseClosure() } else { parsePrimaryExpression(.basic, .none) }
      finish(.multipleTrailingClosureElement, start)
    }
  }

  private mutating func atLabeledTrailingClosure() -> Bool {
    guard kind.isArgumentLabel, !at(.dollarIdentifier), !at(.kwDefault), nextKind == .colon else {
      return false
    }
    return lookahead { parser in
      parser.advance()
      parser.advance()
      return parser.at(.leftBrace) || parser.atEditorPlaceholder
    }
  }

  var atEditorPlaceholder: Bool {
    mutating get { kind == .identifier && source.hasPrefix("<#", at: Int(tokens[index].start)) }
  }

  /// Whether `{` at the cursor opens a trailing closure rather than a body or an accessor block.
  mutating func atTrailingClosure(_ context: ExpressionContext) -> Bool {
    switch nextKind {
    case .kwCase: return false
    case .kwDidSet, .kwWillSet, .kwInit: return false
    case .atSign where lookahead({ $0.atAccessorBlock() }): return false
    default: break
    }
    guard context == .condition else { return true }
    // In a condition the brace opens the body, unless the closure it would make is followed by something
    // that can only go on with the condition.
    if nextStartsLine { return false }
    return lookahead { parser in
      parser.advance()
      while !parser.at(.endOfFile, .rightBrace), !parser.atEndOfIfConfigClause { parser.skipSingle() }
      guard parser.eat(.rightBrace) else { return false }
      switch parser.kind {
      case .leftBrace, .kwWhere, .comma: return true
      case .leftSquare, .leftParen, .period, .kwIs, .kwAs, .postfixQuestionMark, .infixQuestionMark,
        .exclamationMark, .colon, .equal, .postfixOperator, .binaryOperator:
        return !parser.startsLine
      default: return false
      }
    }
  }

  /// At `{` that opens accessors: `didSet`, `willSet` or `init` after it, attributes allowed.
  mutating func atAccessorBlock() -> Bool {
    advance()
    if at(.atSign), nextHasText("_accessorBlock") { return true }
    while eat(.atSign) {
      guard eatIdentifier() else { return false }
      if at(.leftParen) { skipSingle() }
    }
    return at(.kwDidSet, .kwWillSet, .kwInit)
  }
}
