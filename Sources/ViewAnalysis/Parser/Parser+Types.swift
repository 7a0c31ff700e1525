extension Parser {
  // MARK: Whole types

  mutating func parseType() {
    descend { parser in
      let start = parser.mark()
      if parser.eat(.kwRepeat) {
        parser.parseTypeScalar()
        parser.finish(.packExpansionType, start)
      } else {
        parser.parseTypeScalar()
      }
    }
  }

  /// A type with its specifiers and attributes: `@escaping (Int) -> Void`.
  private mutating func parseTypeScalar() {
    let start = mark()
    parseTypeSpecifiersAndAttributes()
    let isAttributed = index > start.token
    let base = mark()
    parseSimpleOrCompositionType()
    if at(.arrow) || (kind.canBeEffectSpecifier && lookahead { $0.canParseFunctionTypeArrow() }) {
      // The parentheses already read as a tuple are the function's parameters.
      if lastKind == .tupleType { unwrapLast() } else { noteError() }
      parseEffectSpecifiers()
      parseReturnClause(allowsNamedOpaque: false)
      finish(.functionType, base)
    }
    if isAttributed { finish(.attributedType, start) }
  }

  private mutating func parseTypeSpecifiersAndAttributes() {
    while canHaveParameterSpecifier() {
      if kind.isTypeSpecifier {
        advance()
      } else if at(.kwNonisolated) {
        if nextKind == .leftParen && nextStartsLine { break }
        parseNonisolatedSpecifier()
      } else {
        break
      }
    }
    while at(.atSign) { parseTypeAttribute() }
    if at(.kwNonisolated), canHaveParameterSpecifier(), !(nextKind == .leftParen && nextStartsLine) {
      parseNonisolatedSpecifier()
    }
  }

  private mutating func parseNonisolatedSpecifier() {
    advance()
    if atSameLine(.leftParen), touchesPrevious { skipSingle() }
  }

  /// Whether the word at the cursor, a specifier by its name, is followed by something that can be a type.
  mutating func canHaveParameterSpecifier() -> Bool {
    guard kind.isContextualKeyword || at(.kwInout) else { return false }
    let next = nextKind
    switch next {
    case .atSign, .leftParen, .leftSquare, .wildcard, .kwInout, .kwAnyType, .kwSelfType, .kwVar, .kwLet:
      return true
    case .prefixOperator: return nextHasText("~")
    default: return next.isIdentifierLike
    }
  }

  mutating func parseSimpleOrCompositionType() {
    let start = mark()
    if eat(.kwEach) {
      parseSimpleType()
      finish(.packElementType, start)
      return
    }
    let hasSpecifier = eat(.kwSome) || eat(.kwAny)
    let base = mark()
    parseSimpleType()
    if atOperator("&") {
      advance()
      finish(.compositionTypeElement, base)
      var goesOn = true
      while goesOn {
        let element = mark()
        parseSimpleType()
        goesOn = eatOperator("&")
        finish(.compositionTypeElement, element)
      }
      finish(.compositionType, base)
    }
    if hasSpecifier { finish(.someOrAnyType, start) }
  }

  // MARK: Simple types

  mutating func parseSimpleType(allowsMembers: Bool = true, isAttributeName: Bool = false) {
    let start = mark()
    let isSuppressed = eatTilde()
    parseUnsuppressedSimpleType(allowsMembers: allowsMembers, isAttributeName: isAttributeName)
    if isSuppressed { finish(.suppressedType, start) }
  }

  private mutating func eatTilde() -> Bool {
    guard atOperator("~") else { return false }
    advance()
    return true
  }

  private mutating func parseUnsuppressedSimpleType(allowsMembers: Bool, isAttributeName: Bool) {
    let start = mark()
    if atModuleSelector || kind.isIdentifierLike || at(.kwSelfType) {
      parseTypeIdentifier()
    } else {
      switch kind {
      case .leftParen: parseTupleType()
      case .leftSquare: parseCollectionType()
      case .wildcard, .kwAnyType:
        advance()
        finish(.identifierType, start)
      default:
        noteError()
        return
      }
    }
    while true {
      if at(.period), allowsMembers || nextKind == .kwMetaType || nextKind == .kwMetaProtocol {
        let isLonely = !touchesPrevious ? false : !touchesNext
        if isLonely && nextStartsLine {
          noteError()
          advance()
          finish(.memberType, start)
          return
        }
        advance()
        if (at(.kwMetaType) || at(.kwMetaProtocol)) && !atModuleSelector {
          advance()
          finish(.metatypeType, start)
          continue
        }
        eatModuleSelector()
        if atIdentifier || kind.isReserved {
          advance()
        } else {
          noteError()
        }
        if atOperatorPrefix("<") { parseGenericArguments() }
        finish(.memberType, start)
      } else if isAttributeName {
        return
      } else if atSameLine(.postfixQuestionMark) {
        advance()
        finish(.optionalType, start)
      } else if atSameLine(.exclamationMark) {
        advance()
        finish(.implicitlyUnwrappedOptionalType, start)
      } else {
        return
      }
    }
  }

  mutating func parseTypeIdentifier() {
    let start = mark()
    let isQualified = eatModuleSelector()
    if atIdentifier || at(.kwSelfType) || at(.kwAnyType) || at(.wildcard) || (isQualified && kind.isReserved)
    {
      let isAny = at(.kwAnyType)
      advance()
      if isAny && !isQualified {
        finish(.identifierType, start)
        return
      }
    } else {
      noteError()
    }
    if atOperatorPrefix("<") { parseGenericArguments() }
    finish(.identifierType, start)
  }

  private mutating func parseTupleType() {
    let start = mark()
    advance()
    var goesOn = true
    while goesOn && !at(.endOfFile, .rightParen) {
      let before = index
      goesOn = parseTupleTypeElement()
      if index == before { break }
    }
    expect(.rightParen)
    finish(.tupleType, start)
  }

  /// Returns whether a comma follows.
  private mutating func parseTupleTypeElement() -> Bool {
    let start = mark()
    if lookahead({ $0.startsParameterName(isClosure: false, allowsSpecifiers: true) }) {
      while canHaveParameterSpecifier() && kind.isTypeSpecifier { advance() }
      advance()
      if !eat(.colon) {
        if kind.isArgumentLabel, nextKind == .colon {
          advance()
          advance()
        } else {
          noteError()
        }
      }
    }
    parseType()
    eatOperator("...")
    let hasComma = eat(.comma)
    finish(.tupleTypeElement, start)
    return hasComma
  }

  private mutating func parseCollectionType() {
    let start = mark()
    advance()
    if lookahead({ $0.canParseStartOfInlineArrayType() }) {
      parseInlineArrayBody()
      finish(.inlineArrayType, start)
      return
    }
    var node = SyntaxKind.arrayType
    parseType()
    if eat(.colon) {
      parseType()
      node = .dictionaryType
    }
    expect(.rightSquare)
    finish(node, start)
  }

  /// Behind `[`: `3 of Int]`.
  mutating func parseInlineArrayBody() {
    parseGenericArgument(allowsComma: false)
    expect(.kwOf)
    parseGenericArgument(allowsComma: false)
    expect(.rightSquare)
  }

  // MARK: Generic arguments

  mutating func parseGenericArguments() {
    let start = mark()
    eatAngle("<")
    while !atOperatorPrefix(">") && !at(.endOfFile) {
      let before = index
      let hasComma = parseGenericArgument(allowsComma: true)
      if !hasComma || index == before { break }
    }
    if !eatAngle(">") { noteError() }
    finish(.genericArgumentClause, start)
  }

  /// Returns whether a comma follows.
  @discardableResult
  private mutating func parseGenericArgument(allowsComma: Bool) -> Bool {
    let start = mark()
    if !parseValueGenericArgument() { parseType() }
    let hasComma = allowsComma && eat(.comma)
    finish(.genericArgument, start)
    return hasComma
  }

  /// An integer that stands for a type, with its sign.
  mutating func parseValueGenericArgument() -> Bool {
    let start = mark()
    let isNegative = atOperator("-") && nextKind == .integerLiteral
    guard isNegative || at(.integerLiteral) else { return false }
    if isNegative { advance() }
    let literal = mark()
    advance()
    finish(.integerLiteralExpr, literal)
    if isNegative { finish(.prefixOperatorExpr, start) }
    return true
  }

  // MARK: Result types and effects

  /// `-> TYPE`, from the arrow on.
  mutating func parseReturnClause(allowsNamedOpaque: Bool) {
    let start = mark()
    expect(.arrow)
    if allowsNamedOpaque { parseResultType() } else { parseType() }
    finish(.returnClause, start)
  }

  /// A type, also `<T: P> T`.
  mutating func parseResultType() {
    guard atOperatorPrefix("<") else {
      parseType()
      return
    }
    let start = mark()
    parseGenericParameters()
    parseType()
    finish(.namedOpaqueReturnType, start)
  }

  /// `async`, `throws`, `throws(E)`, `rethrows`, in any order that someone may have typed.
  mutating func parseEffectSpecifiers() {
    while true {
      switch kind {
      case .kwAsync, .kwReasync: advance()
      case .kwThrows, .kwRethrows: parseThrowsClause()
      case .kwAwait, .kwTry, .kwThrow:
        guard !startsLine else { return }
        noteError()
        advance()
      default: return
      }
    }
  }

  mutating func parseThrowsClause() {
    let start = mark()
    advance()
    if at(.leftParen) {
      advance()
      parseType()
      expect(.rightParen)
    }
    finish(.throwsClause, start)
  }
}

extension TokenKind {
  var isTypeSpecifier: Bool {
    switch self {
    case .kwInout, .kwTwiceUnderscoredShared, .kwTwiceUnderscoredOwned, .kwIsolated, .kwUnderscoredConst,
      .kwBorrowing, .kwConsuming, .kwSending:
      true
    default: false
    }
  }

  var canBeEffectSpecifier: Bool {
    switch self {
    case .kwAsync, .kwReasync, .kwThrows, .kwRethrows, .kwAwait, .kwTry, .kwThrow: true
    default: false
    }
  }

  /// Can name an argument: an identifier, `_`, or any keyword but `inout`.
  var isArgumentLabel: Bool {
    isIdentifierLike || self == .wildcard || self == .dollarIdentifier || (isReserved && self != .kwInout)
  }
}
