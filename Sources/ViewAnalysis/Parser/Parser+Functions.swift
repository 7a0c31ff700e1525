extension Parser {
  mutating func parseFunction(_ start: Mark) {
    advance()
    if kind.isOperator || at(.exclamationMark) || at(.prefixAmpersand) {
      parseOperatorName()
    } else {
      expectIdentifier()
    }
    parseFunctionAfterName(start)
  }

  /// An operator's name, without the `<` that opens the generic parameters after it.
  private mutating func parseOperatorName() {
    let token = tokens[index]
    let length = Int(token.end - token.start)
    let opensGenerics =
      length > 1 && source[Int(token.end) - 1] == UInt8(ascii: "<")
      && (nextKind.isIdentifierLike || nextKind == .kwLet)
    if opensGenerics { eatPrefix(length: length - 1, as: .binaryOperator) } else { advance() }
  }

  mutating func parseFunctionAfterName(_ start: Mark) {
    if atOperatorPrefix("<") { parseGenericParameters() }
    parseFunctionSignature()
    parseGenericWhereClauseIfPresent()
    parseOptionalCodeBlock()
    finish(.functionDecl, start)
  }

  mutating func parseFunctionSignature() {
    let start = mark()
    parseParameterClause(.function)
    parseEffectSpecifiers()
    if !startsLine, !at(.arrow), !at(.leftBrace) { skipOnLine(to: .arrow) }
    if at(.arrow) { parseReturnClause(allowsNamedOpaque: true) }
    finish(.functionSignature, start)
  }

  mutating func parseInitializer(_ start: Mark) {
    advance()
    if at(.postfixQuestionMark, .infixQuestionMark, .exclamationMark) || atOperator("!") { advance() }
    if atOperatorPrefix("<") { parseGenericParameters() }
    parseFunctionSignature()
    parseGenericWhereClauseIfPresent()
    parseOptionalCodeBlock(allowInit: false)
    finish(.initializerDecl, start)
  }

  mutating func parseDeinitializer(_ start: Mark) {
    advance()
    eat(.kwAsync)
    parseOptionalCodeBlock()
    finish(.deinitializerDecl, start)
  }

  mutating func parseSubscript(_ start: Mark) {
    advance()
    if atOperatorPrefix("<") { parseGenericParameters() }
    parseParameterClause(.function)
    parseReturnClause(allowsNamedOpaque: true)
    parseGenericWhereClauseIfPresent()
    if at(.leftBrace) { parseAccessorBlock() }
    finish(.subscriptDecl, start)
  }

  // MARK: Parameters

  enum ParameterOwner {
    case function, closure, enumCase
  }

  mutating func parseParameterClause(_ owner: ParameterOwner) {
    let start = mark()
    guard expect(.leftParen) else { return }
    descend { parser in
      var goesOn = true
      while goesOn, !parser.at(.endOfFile, .rightParen) {
        let before = parser.index
        goesOn = parser.parseParameter(owner)
        if parser.index == before { break }
      }
    }
    expect(.rightParen)
    switch owner {
    case .function: finish(.functionParameterClause, start)
    case .closure: finish(.closureParameterClause, start)
    case .enumCase: finish(.enumCaseParameterClause, start)
    }
  }

  /// Returns whether a comma follows.
  private mutating func parseParameter(_ owner: ParameterOwner) -> Bool {
    let start = mark()
    if owner != .enumCase { parseAttributes() }
    while at(.kwUnderscoredConst, .kwIsolated),
      !lookahead({ $0.startsParameterName(isClosure: owner == .closure, allowsSpecifiers: false) })
    {
      parseBareModifier()
    }
    switch owner {
    case .function:
      parseParameterNames()
      if expect(.colon) { parseType() }
      eatOperator("...")
      if at(.equal) { parseInitializerClause() }
    case .closure:
      parseParameterNames()
      if eat(.colon) { parseType() }
      eatOperator("...")
    case .enumCase:
      if lookahead({ $0.startsParameterName(isClosure: false, allowsSpecifiers: false) }) {
        parseParameterNames()
        if expect(.colon) { parseType() }
      } else {
        parseType()
      }
      if at(.equal) { parseInitializerClause() }
    }
    let hasComma = eat(.comma)
    let node: SyntaxKind =
      switch owner {
      case .function: .functionParameter
      case .closure: .closureParameter
      case .enumCase: .enumCaseParameter
      }
    finish(node, start)
    return hasComma
  }

  private mutating func parseBareModifier() {
    let start = mark()
    advance()
    finish(.declModifier, start)
  }

  private mutating func parseParameterNames() {
    guard kind.isArgumentLabel else { return }
    advance()
    if kind.isArgumentLabel { advance() }
  }

  mutating func parseInitializerClause() {
    let start = mark()
    advance()
    parseExpression(.basic)
    finish(.initializerClause, start)
  }

  // MARK: Properties

  /// The bindings after `let` or `var`.
  mutating func parseBindings(_ start: Mark, isMember: Bool) {
    var goesOn = true
    while goesOn {
      let before = index
      let binding = mark()
      parseTypedPattern()
      let hasInitializer = at(.equal)
      if hasInitializer { parseInitializerClause() }
      if at(.leftBrace), !hasInitializer || !startsLine || lookahead({ $0.atAccessorBlock() }) {
        parseAccessorBlock()
      }
      goesOn = eat(.comma)
      finish(.patternBinding, binding)
      if index == before { break }
    }
    finish(.variableDecl, start)
  }

  mutating func parseAccessorBlock() {
    let start = mark()
    guard expect(.leftBrace) else { return }
    if atAccessor() {
      while !at(.endOfFile, .rightBrace), atAccessor() { parseAccessor() }
    } else {
      parseCodeBlockItems(until: .rightBrace)
    }
    expect(.rightBrace)
    finish(.accessorBlock, start)
  }

  private mutating func atAccessor() -> Bool {
    if kind.isAccessorSpecifier { return true }
    guard at(.atSign) || kind.isAccessorModifier else { return false }
    return lookahead { parser in
      parser.skipAttributes()
      if parser.kind.isAccessorModifier { parser.advance() }
      return parser.kind.isAccessorSpecifier
    }
  }

  private mutating func parseAccessor() {
    let start = mark()
    parseAttributes()
    if kind.isAccessorModifier { parseBareModifier() }
    let takesParameter = at(.kwSet, .kwWillSet) || at(.kwDidSet, .kwInit)
    advance()
    let parameters = mark()
    if takesParameter, eat(.leftParen) {
      expectIdentifier()
      expect(.rightParen)
      finish(.accessorParameters, parameters)
    }
    parseEffectSpecifiers()
    parseOptionalCodeBlock()
    finish(.accessorDecl, start)
  }

  // MARK: Generics

  mutating func parseGenericParameters() {
    let start = mark()
    descend { parser in
      parser.eatAngle("<")
      var goesOn = !parser.atOperatorPrefix(">")
      while goesOn {
        let before = parser.index
        goesOn = parser.parseGenericParameter() && !parser.atOperatorPrefix(">")
        if parser.index == before { break }
      }
      parser.parseGenericWhereClauseIfPresent()
      if !parser.eatAngle(">") { parser.noteError() }
    }
    finish(.genericParameterClause, start)
  }

  /// Returns whether a comma follows.
  private mutating func parseGenericParameter() -> Bool {
    let start = mark()
    parseAttributes()
    if at(.kwEach, .kwLet) { advance() }
    expectIdentifier(allowsSelf: true)
    if eatOperator("...") { noteError() }
    if eat(.colon) { parseType() }
    let hasComma = eat(.comma)
    finish(.genericParameter, start)
    return hasComma
  }

  mutating func parseGenericWhereClauseIfPresent() {
    if at(.kwWhere) { parseGenericWhereClause() }
  }

  mutating func parseGenericWhereClause() {
    let start = mark()
    expect(.kwWhere)
    var goesOn = true
    while goesOn {
      let before = index
      parseGenericRequirement()
      goesOn = index > before && tokens[index - 1].kind == .comma && !at(.leftBrace)
    }
    finish(.genericWhereClause, start)
  }

  private mutating func parseGenericRequirement() {
    let start = mark()
    if !parseValueGenericArgument() { parseType() }
    var node: SyntaxKind?
    if eat(.colon) {
      if atLayoutConstraint() {
        advance()
        if at(.leftParen) { skipSingle() }
      } else {
        parseType()
        node = .conformanceRequirement
      }
    } else if eatOperator("==") {
      if !parseValueGenericArgument() { parseType() }
      node = .sameTypeRequirement
    } else {
      noteError()
    }
    if let node { finish(node, start) }
    eat(.comma)
    finish(.genericRequirement, start)
  }

  /// `_Trivial(64)`, `_Class` and their like.
  private mutating func atLayoutConstraint() -> Bool {
    guard kind == .identifier, firstByte(at: index) == UInt8(ascii: "_") else { return false }
    return atText("_Trivial") || atText("_TrivialAtMost") || atText("_TrivialStride")
      || atText("_UnknownLayout") || atText("_RefCountedObject") || atText("_NativeRefCountedObject")
      || atText("_Class") || atText("_NativeClass") || atText("_BridgeObject")
  }
}

extension TokenKind {
  fileprivate var isAccessorSpecifier: Bool {
    switch self {
    case .kwGet, .kwSet, .kwDidSet, .kwWillSet, .kwUnsafeAddress, .kwAddressWithOwner,
      .kwAddressWithNativeOwner, .kwUnsafeMutableAddress, .kwMutableAddressWithOwner,
      .kwMutableAddressWithNativeOwner, .kwUnderscoredRead, .kwUnderscoredModify, .kwBorrow, .kwInit:
      true
    default: false
    }
  }

  fileprivate var isAccessorModifier: Bool {
    switch self {
    case .kwTwiceUnderscoredConsuming, .kwConsuming, .kwBorrowing, .kwMutating, .kwNonmutating: true
    default: false
    }
  }
}
