extension Parser {
  /// Attributes, also those inside `#if`.
  mutating func parseAttributes() {
    while true {
      if at(.atSign) {
        parseAttribute()
      } else if at(.poundIf), lookahead({ $0.skipIfConfigOfAttributes() }) {
        descend { parser in parser.parseIfConfig { $0.parseAttributes() } }
      } else {
        return
      }
    }
  }

  /// Whether an attribute's arguments follow.
  private enum AttributeArguments {
    case none, optional, required
  }

  /// An attribute of a declaration, `@` and all.
  private mutating func parseAttribute() {
    let start = mark()
    let name = tokens[nextIndex].kind
    let isQualified = lookahead { parser in
      parser.advance()
      return parser.atModuleSelector
    }
    guard !isQualified else {
      parseAttribute(.optional) { $0.parseArguments(until: .rightParen, .basic, .none) }
      return
    }
    switch name {
    case .kwAvailable, .kwUnderscoredSpiAvailable, .kwBackDeployed, .kwUnderscoredBackDeploy,
      .kwUnderscoredEffects:
      parseAttribute(.required) { $0.skipToCloser() }
    case .kwObjc: parseAttribute(.optional) { $0.skipToCloser() }
    case .kwUnderscoredOriginallyDefinedIn, .kwUnderscoredDocumentation:
      parseAttribute(.required) { $0.skipToCloserKeepingStrings() }
    case .kwAbi:
      parseAttribute(.required) { parser in
        if parser.at(.poundIf) {
          parser.parseIfConfig { $0.parseDeclaration(isMember: true) }
        } else {
          parser.parseDeclaration(isMember: true)
        }
      }
    case .kwDifferentiable: parseAttribute(.required) { $0.parseDifferentiableArguments() }
    case .kwDerivative, .kwTranspose: parseAttribute(.required) { $0.parseDerivativeArguments() }
    case .kwSpecialized: parseAttribute(.required) { $0.parseGenericWhereClause() }
    case .kwUnderscoredSpecialize: parseAttribute(.required) { $0.parseSpecializeArguments() }
    case .kwUnderscoredDynamicReplacement:
      parseAttribute(.required) { parser in
        parser.expect(.kwFor)
        parser.expect(.colon)
        parser.parseDeclReference([.emptyCompoundNames, .specialNames, .operators])
      }
    case .kwUnderscoredImplements:
      parseAttribute(.required) { parser in
        parser.parseType()
        parser.expect(.comma)
        parser.parseDeclReference([.emptyCompoundNames, .operators])
      }
    case .kwAttached, .kwFreestanding: parseAttribute(.optional) { $0.parseMacroRoleArguments() }
    case .kwRethrows:
      advance()
      let type = mark()
      advance()
      finish(.identifierType, type)
      finish(.attribute, start)
    default:
      if nextHasText("Sendable") {
        parseAttribute(.none) { _ in }
      } else {
        parseAttribute(.optional) { $0.parseArguments(until: .rightParen, .basic, .none) }
      }
    }
  }

  /// An attribute of a type.
  mutating func parseTypeAttribute() {
    let start = mark()
    switch tokens[nextIndex].kind {
    case .kwUnderscoredLocal, .kwUnderscoredNoMetadata, .kwAsync, .kwEscaping, .kwNoDerivative,
      .kwPreconcurrency, .kwRetroactive, .kwAutoclosure:
      parseSimpleTypeAttribute(start)
    case .kwDifferentiable: parseAttribute(.optional) { $0.parseDifferentiableArguments() }
    case .kwIsolated:
      parseAttribute(.required) { parser in
        let argument = parser.mark()
        parser.advance()
        parser.finish(.declReferenceExpr, argument)
        parser.finish(.labeledExpr, argument)
      }
    default:
      if nextHasText("Sendable") || nextHasText("unchecked") || nextHasText("noescape") {
        parseSimpleTypeAttribute(start)
      } else {
        parseAttribute(.optional) { $0.parseArguments(until: .rightParen, .basic, .none) }
      }
    }
  }

  private mutating func parseSimpleTypeAttribute(_ start: Mark) {
    advance()
    parseType()
    finish(.attribute, start)
  }

  private mutating func parseAttribute(
    _ arguments: AttributeArguments, _ parseArguments: (inout Parser) -> Void
  ) {
    let start = mark()
    if !touchesNext { noteError() }
    advance()
    parseSimpleType(isAttributeName: true)
    let hasArguments =
      switch arguments {
      case .none: false
      case .optional: at(.leftParen) && lookahead { $0.atAttributeArguments() }
      case .required: true
      }
    if hasArguments {
      if atSameLine(.leftParen) {
        advance()
        descend(parseArguments)
        expect(.rightParen)
      } else {
        noteError()
      }
    }
    finish(.attribute, start)
  }

  /// At `(` that belongs to the attribute before it: it touches the name, or more of the declaration
  /// follows after its `)`.
  private mutating func atAttributeArguments() -> Bool {
    guard atSameLine(.leftParen) else { return false }
    if touchesPrevious { return true }
    skipSingle()
    return at(.atSign) || atStartOfDeclaration()
  }

  // MARK: Arguments of single attributes

  private mutating func skipToCloserKeepingStrings() {
    while !at(.endOfFile) && !kind.closesBracket {
      if at(.stringLiteral, .stringHead) { parseStringLiteral() } else { skipSingle() }
    }
  }

  private mutating func parseMacroRoleArguments() {
    let role = mark()
    if atIdentifier || at(.kwExtension) { advance() } else { noteError() }
    finish(.declReferenceExpr, role)
    let hasMore = eat(.comma)
    finish(.labeledExpr, role)
    // Without a comma the reference parser reads on all the same; so does this one.
    if hasMore || !at(.rightParen) {
      parseArguments(until: .rightParen, .attributeArguments, .none, allowsTrailingComma: false)
    }
  }

  private mutating func parseDifferentiableArguments() {
    if at(.kwUnderscoredForward, .kwReverse, .kwUnderscoredLinear) {
      advance()
      eat(.comma)
    }
    if at(.kwWrt) {
      skipDifferentiabilityParameters()
      eat(.comma)
    }
    if at(.kwWhere) { parseGenericWhereClause() }
  }

  /// `wrt: (a, b)`
  private mutating func skipDifferentiabilityParameters() {
    advance()
    expect(.colon)
    if !kind.closesBracket { skipSingle() }
  }

  private mutating func parseDerivativeArguments() {
    expect(.kwOf)
    expect(.colon)
    parseQualifiedDeclName()
    if eat(.period), atIdentifier { advance() }
    if eat(.comma), at(.kwWrt) { skipDifferentiabilityParameters() }
  }

  private mutating func parseSpecializeArguments() {
    while !at(.endOfFile, .rightParen, .kwWhere) {
      let before = index
      let isTarget = at(.kwTarget)
      let isAvailability = atText("availability")
      advance()
      expect(.colon)
      if isTarget {
        parseDeclReference([.emptyCompoundNames, .specialNames, .operators])
        eat(.comma)
      } else if isAvailability {
        while !at(.endOfFile, .semicolon), !kind.closesBracket { skipSingle() }
        eat(.semicolon)
      } else {
        if !kind.closesBracket { advance() }
        eat(.comma)
      }
      if index == before { break }
    }
    if at(.kwWhere) { parseGenericWhereClause() }
  }

  /// `(iOS 17, macOS 14, *)`: nothing in it is a node of its own.
  mutating func parseAvailabilityArguments() {
    advance()
    skipToCloser()
    expect(.rightParen)
  }

  // MARK: Looking ahead

  /// Goes past the attributes at the cursor.
  mutating func skipAttributes() {
    while at(.atSign) { skipAttribute() }
  }

  private mutating func skipAttribute() {
    advance()
    switch kind {
    case .kwUnderscoredLocal, .kwUnderscoredNoMetadata, .kwAsync, .kwAutoclosure, .kwEscaping,
      .kwNoDerivative, .kwPreconcurrency, .kwRetroactive, .kwUnderscoredOpaqueReturnTypeOf:
      advance()
    case .kwConvention, .kwIsolated, .kwDifferentiable, .kwAvailable, .kwUnderscoredSpiAvailable,
      .kwBackDeployed, .kwUnderscoredBackDeploy, .kwUnderscoredEffects, .kwObjc,
      .kwUnderscoredOriginallyDefinedIn, .kwUnderscoredDocumentation, .kwAbi, .kwDerivative, .kwTranspose,
      .kwSpecialized, .kwUnderscoredSpecialize, .kwUnderscoredDynamicReplacement, .kwUnderscoredImplements,
      .kwAttached, .kwFreestanding, .kwRethrows:
      advance()
      if at(.leftParen), lookahead({ $0.atAttributeArguments() }) { skipSingle() }
    default:
      if atText("Sendable") || atText("unchecked") || atText("noescape") {
        advance()
      } else {
        _ = canParseCustomAttribute()
      }
    }
  }

  /// Goes past a custom attribute's name and arguments, from after its `@`.
  @discardableResult
  mutating func canParseCustomAttribute() -> Bool {
    let start = index
    guard canParseSimpleType(), index > start else {
      backtrack(to: start)
      return false
    }
    if at(.leftParen), lookahead({ $0.atAttributeArguments() }) { skipSingle() }
    return true
  }
}
