/// Whether what stands at the cursor can be a type. Each function consumes what it recognizes, makes no
/// node, and runs inside a `lookahead` only.
extension Parser {
  mutating func canParseType() -> Bool {
    guard depth < Self.deepestNesting else { return false }
    depth += 1
    defer { depth -= 1 }
    eat(.kwRepeat)
    guard canParseTypeScalar() else { return false }
    eatOperator("...")
    return true
  }

  private mutating func canParseTypeScalar() -> Bool {
    guard canParseTypeSpecifiers() else { return false }
    skipAttributes()
    guard canParseSimpleOrCompositionType() else { return false }
    if at(.arrow) || kind.canBeEffectSpecifier {
      if canParseFunctionTypeArrow() { return canParseType() }
    }
    return true
  }

  private mutating func canParseTypeSpecifiers() -> Bool {
    while canHaveParameterSpecifier() {
      if kind.isTypeSpecifier {
        advance()
      } else if at(.kwNonisolated) {
        advance()
        if atSameLine(.leftParen) {
          advance()
          guard eat(.kwNonsending), eat(.rightParen) else { return false }
        }
      } else if at(.kwDependsOn) {
        guard nextKind == .leftParen, !nextStartsLine else { return false }
        advance()
        skipSingle()
      } else {
        break
      }
    }
    return true
  }

  mutating func canParseSimpleOrCompositionType() -> Bool {
    if at(.kwSome, .kwAny, .kwEach) { advance() }
    guard canParseSimpleType() else { return false }
    while eatOperator("&") {
      guard canParseSimpleType() else { return false }
    }
    return true
  }

  mutating func canParseSimpleType() -> Bool {
    if at(.prefixOperator), atText("~") { advance() }
    if at(.kwAnyType) || at(.wildcard) {
      advance()
    } else if atIdentifier || at(.kwSelfType) || at(.colonColon) {
      guard canParseTypeIdentifier() else { return false }
    } else if at(.leftParen) {
      advance()
      guard canParseTupleTypeBody() else { return false }
    } else if at(.leftSquare) {
      advance()
      guard canParseCollectionTypeBody() else { return false }
    } else {
      return at(.kwRepeat)
    }
    while true {
      if at(.period) {
        advance()
        if at(.kwMetaType) || at(.kwMetaProtocol) {
          advance()
        } else if !canParseTypeIdentifier(allowsKeyword: true) {
          return false
        }
      } else if atSameLine(.postfixQuestionMark) || atSameLine(.exclamationMark) {
        advance()
      } else {
        return true
      }
    }
  }

  mutating func canParseTypeIdentifier(allowsKeyword: Bool = false) -> Bool {
    eatModuleSelector()
    if eat(.kwAnyType) { return true }
    guard atIdentifier || at(.kwSelfType) || (allowsKeyword && kind.isReserved) else { return false }
    advance()
    return !atOperatorPrefix("<") || canParseGenericArguments()
  }

  private mutating func canParseTupleTypeBody() -> Bool {
    if at(.rightParen, .rightBrace) || atOperator("...") || (!at(.kwInout) && atStartOfDeclaration()) {
      return eat(.rightParen)
    }
    repeat {
      eat(.kwInout)
      if startsParameterName(isClosure: false, allowsSpecifiers: false) {
        advance()
        if kind.isArgumentLabel, !at(.dollarIdentifier) { advance() }
        guard eat(.colon), canParseType() else { return false }
        if eat(.equal) {
          while !at(.endOfFile), !at(.rightParen, .rightBrace, .comma), !atOperator("..."),
            !atStartOfDeclaration()
          {
            skipSingle()
          }
        }
      } else {
        guard canParseType() else { return false }
        eatOperator("...")
      }
    } while eat(.comma) && !at(.rightParen)
    return eat(.rightParen)
  }

  private mutating func canParseCollectionTypeBody() -> Bool {
    let isNumber = canParseIntegerLiteral()
    guard isNumber || canParseType() else { return false }
    if atSameLine(.kwOf), !tokens[index - 1].kind.isOperator {
      advance()
      return canParseGenericArgument() && eat(.rightSquare)
    }
    if isNumber { return false }
    if eat(.colon), !canParseType() { return false }
    return eat(.rightSquare)
  }

  /// Behind `[`: a type or a number, then `of` on the same line.
  mutating func canParseStartOfInlineArrayType() -> Bool {
    guard hasOfAhead(), canParseIntegerLiteral() || canParseTypeScalar() else { return false }
    guard atSameLine(.kwOf) else { return false }
    advance()
    return true
  }

  /// Whether the word `of` stands anywhere after the cursor. Without it no inline array does, and nested
  /// brackets need not be read again and again to see that.
  private mutating func hasOfAhead() -> Bool {
    while nextOf < tokens.count, nextOf < index || tokens[nextOf].kind != .kwOf { nextOf += 1 }
    return nextOf < tokens.count
  }

  mutating func canParseFunctionTypeArrow() -> Bool {
    if eat(.arrow) { return true }
    skipEffectSpecifiers()
    return eat(.arrow)
  }

  /// Goes past `async`, `throws`, `throws(E)`.
  mutating func skipEffectSpecifiers() {
    while true {
      switch kind {
      case .kwAsync, .kwReasync: advance()
      case .kwAwait: advance()
      case .kwThrows, .kwRethrows, .kwThrow, .kwTry:
        advance()
        if eat(.leftParen) {
          _ = canParseSimpleOrCompositionType()
          eat(.rightParen)
        }
      default: return
      }
    }
  }

  private mutating func canParseIntegerLiteral() -> Bool {
    if atOperator("-"), nextKind == .integerLiteral { advance() }
    return eat(.integerLiteral)
  }

  private mutating func canParseGenericArgument() -> Bool {
    canParseIntegerLiteral() || canParseType()
  }

  /// What fails once fails from every expression around it: it is remembered, or a row of comparisons
  /// would be read as often as it has members.
  private mutating func canParseGenericArguments() -> Bool {
    let start = index
    guard !comparisons.contains(start) else { return false }
    let succeeds = canParseGenericArgumentList()
    if !succeeds { comparisons.insert(start) }
    return succeeds
  }

  private mutating func canParseGenericArgumentList() -> Bool {
    guard eatAngle("<") else { return false }
    if !atOperatorPrefix(">") {
      repeat {
        guard canParseGenericArgument() else { return false }
      } while eat(.comma) && !atOperatorPrefix(">")
    }
    return eatAngle(">")
  }

  /// Whether `<` at the cursor opens generic arguments rather than a comparison: they must be whole, and
  /// something must follow that no operand could begin with.
  mutating func atGenericArguments() -> Bool {
    guard atOperatorPrefix("<"), !source.hasPrefix("<>", at: Int(tokens[index].start)) else { return false }
    return lookahead { $0.canParseGenericArguments() && $0.atGenericDisambiguator() }
  }

  private mutating func atGenericDisambiguator() -> Bool {
    switch kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
      .exclamationMark, .postfixQuestionMark, .colon, .interpolationEnd:
      true
    case .binaryOperator: atText("&")
    case .leftParen, .leftSquare: !startsLine
    default: false
    }
  }

  /// Whether a parameter's or tuple element's name stands at the cursor, rather than its type.
  mutating func startsParameterName(isClosure: Bool, allowsSpecifiers: Bool) -> Bool {
    if allowsSpecifiers {
      while canHaveParameterSpecifier() && kind.isTypeSpecifier { advance() }
    }
    guard kind.isArgumentLabel else { return false }
    let next = nextKind
    if next == .colon { return true }
    if next.isArgumentLabel {
      switch kind {
      case .kwIsolated, .kwSome, .kwAny, .kwEach, .kwRepeat, .kwTwiceUnderscoredShared,
        .kwTwiceUnderscoredOwned, .kwUnderscoredConst, .kwBorrowing, .kwConsuming, .kwSending:
        advance()
        return kind.isArgumentLabel && nextKind == .colon
      default: return true
      }
    }
    if next == .postfixQuestionMark || next == .exclamationMark { return false }
    return isClosure
  }
}
