extension Parser {
  // MARK: Where a declaration begins

  /// Whether a declaration begins here. Where only one can stand, as among members, code that is nearly
  /// one counts too: `requiresDeclaration`.
  mutating func atStartOfDeclaration(allowInit: Bool = true, requiresDeclaration: Bool = false) -> Bool {
    switch kind {
    case .kwLet, .kwVar, .kwFunc, .kwStruct, .kwEnum, .kwClass, .kwProtocol, .kwExtension, .kwImport,
      .kwTypealias, .kwDeinit, .kwSubscript, .kwOperator, .kwPrecedencegroup, .kwAssociatedtype, .kwInout:
      return true
    case .kwInit: return allowInit
    case .kwCase: return requiresDeclaration
    case .atSign, .poundIf, .pound, .kwTry: break
    default:
      if !requiresDeclaration, index < strayModifiersEnd { return false }
      if !kind.isDeclarationModifier && !kind.isContextualDeclarationKeyword && !at(.kwActor)
        && !at(.kwMacro) && !requiresDeclaration
      {
        return false
      }
    }
    return lookahead {
      $0.startsDeclaration(allowInit: allowInit, requiresDeclaration: requiresDeclaration)
    }
  }

  /// As `atStartOfDeclaration`, past attributes and modifiers.
  private mutating func startsDeclaration(allowInit: Bool, requiresDeclaration: Bool) -> Bool {
    var hasAttribute = false
    while true {
      if at(.atSign) {
        skipAttributes()
        hasAttribute = true
      } else if at(.poundIf), lookahead({ $0.skipIfConfigOfAttributes() }) {
        _ = skipIfConfigOfAttributes()
        hasAttribute = true
      } else {
        break
      }
    }
    let hasModifier = skipModifiers()
    let modifiersEnd = index
    if hasAttribute {
      if at(.rightBrace, .endOfFile, .poundEndif) { return true }
      if at(.stringLiteral, .stringHead) { return false }
    }
    switch kind {
    case .kwLet, .kwVar, .kwFunc, .kwStruct, .kwEnum, .kwClass, .kwProtocol, .kwExtension, .kwImport,
      .kwTypealias, .kwDeinit, .kwSubscript, .kwOperator, .kwPrecedencegroup, .kwAssociatedtype, .kwInout:
      return true
    case .kwInit: return allowInit
    case .kwCase: return requiresDeclaration
    case .kwActor:
      if nextKind.isIdentifierLike { return true }
      return lookahead { parser in
        repeat {
          parser.advance()
        } while parser.at(.kwActor)
          || (parser.kind.isDeclarationModifier
            && parser.atStartOfDeclaration(allowInit: allowInit, requiresDeclaration: requiresDeclaration))
        return parser.atIdentifier
      }
    case .kwMacro: return nextKind.isIdentifierLike
    case .pound: return hasAttribute || hasModifier || requiresDeclaration
    default: break
    }
    if kind.isContextualDeclarationKeyword {
      while kind.isContextualDeclarationKeyword { advance() }
      return !kind.isContextualDeclarationKeyword
        && startsDeclaration(allowInit: allowInit, requiresDeclaration: requiresDeclaration)
    }
    if requiresDeclaration {
      if hasAttribute || hasModifier || atFunctionWithoutKeyword() || atBindingWithoutKeyword()
        || atEditorPlaceholder
      {
        return true
      }
    }
    if at(.kwTry), nextKind == .kwLet || nextKind == .kwVar { return true }
    // Each of the modifiers leads to the same end; a row of them is not read again from each.
    if hasModifier, !hasAttribute { strayModifiersEnd = max(strayModifiersEnd, modifiersEnd) }
    return false
  }

  private mutating func skipModifiers() -> Bool {
    let start = index
    while kind.isDeclarationModifier, !at(.kwClass) {
      let takesArgument = kind.takesModifierArgument
      let isOpen = at(.kwOpen)
      advance()
      if takesArgument, !isOpen, at(.leftParen) {
        advance()
        while !at(.endOfFile), !at(.rightParen, .rightBrace, .leftBrace) { advance() }
        eat(.rightParen)
      }
    }
    return index > start
  }

  /// At `name(` or `name<`, among members: a function whose `func` is not typed yet.
  private mutating func atFunctionWithoutKeyword() -> Bool {
    if atIdentifier || kind.isOperator {
      return nextKind == .leftParen || firstByte(at: nextIndex) == UInt8(ascii: "<")
    }
    return false
  }

  /// At `name:`, `name =` or `name,`, among members: a property whose `var` is not typed yet.
  private mutating func atBindingWithoutKeyword() -> Bool {
    guard atIdentifier || at(.wildcard) else { return false }
    let next = nextKind
    return next == .colon || next == .equal || next == .comma
  }

  // MARK: Declarations

  mutating func parseDeclaration(isMember: Bool) {
    let start = mark()
    parseAttributes()
    if at(.kwTry) {
      noteUnexpectedToken()
      advance()
    }
    parseModifiers()
    parseDeclarationProper(start, isMember: isMember)
  }

  private mutating func parseDeclarationProper(_ start: Mark, isMember: Bool) {
    switch kind {
    case .kwImport: parseImport(start)
    case .kwLet, .kwVar, .kwInout:
      advance()
      parseBindings(start, isMember: isMember)
    case .kwFunc: parseFunction(start)
    case .kwInit: parseInitializer(start)
    case .kwDeinit: parseDeinitializer(start)
    case .kwSubscript: parseSubscript(start)
    case .kwStruct: parseNominal(.structDecl, start)
    case .kwClass: parseNominal(.classDecl, start)
    case .kwEnum: parseNominal(.enumDecl, start)
    case .kwProtocol: parseNominal(.protocolDecl, start)
    case .kwActor: parseNominal(.actorDecl, start)
    case .kwExtension: parseExtension(start)
    case .kwCase: parseEnumCase(start)
    case .kwTypealias: parseTypeAlias(start)
    case .kwAssociatedtype: parseAssociatedType(start)
    case .kwOperator: parseOperator(start)
    case .kwPrecedencegroup: parsePrecedenceGroup(start)
    case .kwMacro: parseMacro(start)
    case .pound: parseMacroExpansionDeclaration(start)
    default:
      // Attributes, modifiers or a name, and no keyword: what is meant can only be guessed.
      noteUnexpectedToken()
      if atFunctionWithoutKeyword() {
        advance()
        parseFunctionAfterName(start)
      } else if atBindingWithoutKeyword() {
        parseBindings(start, isMember: isMember)
      } else if atEditorPlaceholder {
        advance()
      }
    }
  }

  // MARK: Modifiers

  mutating func parseModifiers() {
    while kind.isDeclarationModifier {
      if at(.kwClass), !classIsModifier() { return }
      let takesArgument = kind.takesModifierArgument
      let start = mark()
      advance()
      if takesArgument, eat(.leftParen) {
        expectIdentifier()
        expect(.rightParen)
      }
      finish(.declModifier, start)
    }
  }

  private mutating func classIsModifier() -> Bool {
    lookahead { parser in
      parser.advance()
      return parser.at(.kwOverride) || parser.atStartOfDeclaration()
    }
  }

  // MARK: Small declarations

  private mutating func parseImport(_ start: Mark) {
    advance()
    if startsLine, lookahead({ $0.atHeadOfDeclaration() }) {
      noteError()
      finish(.importDecl, start)
      return
    }
    switch kind {
    case .kwTypealias, .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwVar, .kwLet, .kwFunc, .kwInout: advance()
    default: break
    }
    repeat {
      if atIdentifier || kind.isOperator { advance() } else { noteError() }
    } while eat(.period) || eat(.colonColon)
    finish(.importDecl, start)
  }

  /// At a declaration that can't be the end of an `import`: what follows its name says so.
  private mutating func atHeadOfDeclaration() -> Bool {
    guard kind.startsDeclarationOrStatement else { return false }
    advance()
    guard eatIdentifier() else { return false }
    return at(.colon, .equal) || at(.leftBrace, .leftParen) || atOperatorPrefix("<")
  }

  private mutating func parseExtension(_ start: Mark) {
    advance()
    parseType()
    parseInheritanceClauseIfPresent()
    parseGenericWhereClauseIfPresent()
    parseMemberBlock(of: start)
    finish(.extensionDecl, start)
  }

  private mutating func parseNominal(_ node: SyntaxKind, _ start: Mark) {
    advance()
    let hadName = atIdentifier
    expectIdentifier()
    if !hadName && startsLine {
      finish(node, start)
      return
    }
    if atOperatorPrefix("<") {
      if node == .protocolDecl { parsePrimaryAssociatedTypes() } else { parseGenericParameters() }
    }
    parseInheritanceClauseIfPresent()
    parseGenericWhereClauseIfPresent()
    parseMemberBlock(of: start)
    finish(node, start)
  }

  private mutating func parseInheritanceClauseIfPresent() {
    let start = mark()
    guard eat(.colon) else { return }
    var goesOn = true
    while goesOn {
      let before = index
      let inherited = mark()
      if !eat(.kwClass) { parseType() }
      goesOn = eat(.comma)
      finish(.inheritedType, inherited)
      if index == before { break }
    }
    finish(.inheritanceClause, start)
  }

  private mutating func parsePrimaryAssociatedTypes() {
    let start = mark()
    eatAngle("<")
    var goesOn = true
    while goesOn {
      let element = mark()
      expectIdentifier(allowsSelf: true)
      goesOn = eat(.comma) && !atOperatorPrefix(">")
      finish(.primaryAssociatedType, element)
    }
    if !eatAngle(">") { noteError() }
    finish(.primaryAssociatedTypeClause, start)
  }

  private mutating func parseEnumCase(_ start: Mark) {
    advance()
    var goesOn = true
    while goesOn {
      let before = index
      let element = mark()
      expectIdentifier()
      if at(.leftParen) { parseParameterClause(.enumCase) }
      if at(.equal) { parseInitializerClause() }
      goesOn = eat(.comma)
      finish(.enumCaseElement, element)
      if index == before { break }
    }
    finish(.enumCaseDecl, start)
  }

  private mutating func parseTypeAlias(_ start: Mark) {
    advance()
    expectIdentifier()
    if atOperatorPrefix("<") { parseGenericParameters() }
    let initializer = mark()
    if expect(.equal) {
      parseType()
      finish(.typeInitializerClause, initializer)
    }
    parseGenericWhereClauseIfPresent()
    finish(.typeAliasDecl, start)
  }

  private mutating func parseAssociatedType(_ start: Mark) {
    advance()
    if at(.kwEach), nextKind.isIdentifierLike {
      noteError()
      advance()
    }
    expectIdentifier()
    parseInheritanceClauseIfPresent()
    let initializer = mark()
    if eat(.equal) {
      parseType()
      finish(.typeInitializerClause, initializer)
    }
    parseGenericWhereClauseIfPresent()
    finish(.associatedTypeDecl, start)
  }

  private mutating func parseOperator(_ start: Mark) {
    // `prefix`, `infix` or `postfix` is part of the declaration itself.
    while lastKind == .declModifier, nodes.count > start.node { unwrapLast() }
    advance()
    if !startsLine, !at(.colon, .leftBrace, .endOfFile) {
      advance()
      while touchesPrevious, !at(.colon, .leftBrace, .endOfFile) { advance() }
    } else {
      noteError()
    }
    if eat(.colon) {
      expectIdentifier(allowsSelf: true)
      while eat(.comma) { advance() }
    }
    if at(.leftBrace) {
      noteError()
      skipSingle()
    }
    finish(.operatorDecl, start)
  }

  private mutating func parsePrecedenceGroup(_ start: Mark) {
    advance()
    expectIdentifier(allowsSelf: true)
    // What the braces hold are words that name no node.
    if at(.leftBrace) { skipSingle() } else { noteError() }
    finish(.precedenceGroupDecl, start)
  }

  private mutating func parseMacro(_ start: Mark) {
    advance()
    expectIdentifier()
    if atOperatorPrefix("<") { parseGenericParameters() }
    parseFunctionSignature()
    if at(.equal) { parseInitializerClause() }
    parseGenericWhereClauseIfPresent()
    finish(.macroDecl, start)
  }

  private mutating func parseMacroExpansionDeclaration(_ start: Mark) {
    parseMacroNameAndArguments(.none)
    parseTrailingClosuresIfPresent(.basic)
    finish(.macroExpansionDecl, start)
  }
}

extension TokenKind {
  var isDeclarationModifier: Bool {
    switch self {
    case .kwTwiceUnderscoredConsuming, .kwTwiceUnderscoredSetterAccess, .kwUnderscoredConst,
      .kwUnderscoredLocal, .kwAsync, .kwBorrowing, .kwClass, .kwConsuming, .kwConvenience, .kwDistributed,
      .kwDynamic, .kwFileprivate, .kwFinal, .kwIndirect, .kwInfix, .kwInternal, .kwIsolated, .kwLazy,
      .kwMutating, .kwNonisolated, .kwNonmutating, .kwOpen, .kwOptional, .kwOverride, .kwPackage, .kwPostfix,
      .kwPrefix, .kwPrivate, .kwPublic, .kwReasync, .kwRequired, .kwRethrows, .kwStatic, .kwSending,
      .kwUnowned, .kwWeak:
      true
    default: false
    }
  }

  /// A word before a declaration that is an identifier where none follows.
  var isContextualDeclarationKeyword: Bool {
    switch self {
    case .kwTwiceUnderscoredConsuming, .kwUnderscoredCompilerInitialized, .kwUnderscoredConst,
      .kwUnderscoredLocal, .kwActor, .kwAsync, .kwConvenience, .kwDistributed, .kwDynamic, .kwFinal,
      .kwIndirect, .kwInfix, .kwIsolated, .kwLazy, .kwMutating, .kwNonisolated, .kwNonmutating, .kwPackage,
      .kwOpen, .kwOptional, .kwOverride, .kwPostfix, .kwPrefix, .kwRequired, .kwUnowned, .kwWeak:
      true
    default: false
    }
  }

  /// A modifier that may be followed by an argument: `private(set)`, `unowned(safe)`.
  fileprivate var takesModifierArgument: Bool {
    switch self {
    case .kwFileprivate, .kwInternal, .kwNonisolated, .kwPackage, .kwOpen, .kwPrivate, .kwPublic, .kwUnowned:
      true
    default: false
    }
  }
}
