extension Parser {
  // MARK: Module selectors

  /// At `Module::`.
  var atModuleSelector: Bool {
    @inline(__always) mutating get { hasModuleSelectors && startsModuleSelector() }
  }

  private mutating func startsModuleSelector() -> Bool {
    if at(.colonColon) { return true }
    guard nextKind == .colonColon else { return false }
    switch kind {
    case .wildcard, .kwAnyType, .kwSelf, .kwSelfType, .kwSuper: return true
    default: return kind.isIdentifierLike
    }
  }

  @discardableResult
  mutating func eatModuleSelector() -> Bool {
    guard atModuleSelector else { return false }
    while atModuleSelector {
      if !at(.colonColon) { advance() }
      advance()
    }
    return true
  }

  // MARK: Names

  /// An identifier where a name has to stand; a keyword in its place on the same line is taken with an error.
  mutating func expectIdentifier(allowsSelf: Bool = false) {
    if eatIdentifier() { return }
    if allowsSelf, at(.kwSelf, .kwSelfType) {
      advance()
      return
    }
    noteError()
    let isNumber = at(.integerLiteral, .floatLiteral, .dollarIdentifier) || at(.unknown)
    if isNumber || (!startsLine && (kind.isReserved || at(.wildcard))) { advance() }
  }

  /// What a reference to a declaration may consist of besides identifiers.
  struct NameOptions: OptionSet {
    let rawValue: UInt8
    static let operators = NameOptions(rawValue: 1)
    /// Any keyword.
    static let keywords = NameOptions(rawValue: 2)
    /// `deinit`, `subscript`, and any keyword.
    static let specialNames = NameOptions(rawValue: 4)
    /// `name(label:)`
    static let compoundNames = NameOptions(rawValue: 8)
    /// `name()`
    static let emptyCompoundNames = NameOptions(rawValue: 16)
  }

  mutating func parseDeclReference(_ options: NameOptions) {
    let start = mark()
    let isQualified = eatModuleSelector()
    if !(isQualified && startsLine) {
      if atIdentifier || at(.kwInit) || (!isQualified && at(.kwSelf, .kwSelfType))
        || (options.contains(.operators) && kind.isOperator)
        || (options.contains(.specialNames) && at(.kwDeinit, .kwSubscript))
        || (kind.isReserved && (isQualified || !options.isDisjoint(with: [.keywords, .specialNames])))
      {
        advance()
      } else {
        noteError()
      }
    }
    parseArgumentLabels(options)
    finish(.declReferenceExpr, start)
  }

  /// `(first:second:)` after a function's name, where it is that and no call.
  private mutating func parseArgumentLabels(_ options: NameOptions) {
    guard !options.isDisjoint(with: [.compoundNames, .emptyCompoundNames]), atSameLine(.leftParen) else {
      return
    }
    let next = nextKind
    let isEmpty = options.contains(.emptyCompoundNames) && next == .rightParen
    let mayBeLabel = next == .colon || (next.isArgumentLabel && next != .dollarIdentifier)
    guard isEmpty || mayBeLabel, lookahead({ $0.canParseArgumentLabels() }) else { return }
    while !at(.rightParen) { advance() }
    advance()
  }

  private mutating func canParseArgumentLabels() -> Bool {
    advance()
    while !at(.rightParen) {
      guard kind.isArgumentLabel, !at(.dollarIdentifier), nextKind == .colon else { return false }
      advance()
      advance()
    }
    return true
  }

  /// `Type.name(label:)` in an attribute, as the expression that it stands for.
  mutating func parseQualifiedDeclName() {
    let start = mark()
    let hasBase = lookahead { $0.canParseQualifyingType() }
    if hasBase {
      let type = mark()
      parseTypeIdentifier()
      while at(.period), lookahead({ $0.eat(.period) && $0.canParseQualifyingType() }) {
        advance()
        eatModuleSelector()
        if atIdentifier || kind.isReserved { advance() } else { noteError() }
        if atOperatorPrefix("<") { parseGenericArguments() }
        finish(.memberType, type)
      }
      finish(.typeExpr, start)
      if atOperatorPrefix(".") { eatPrefix(length: 1, as: .period) } else { eat(.period) }
    }
    parseDeclReference([.emptyCompoundNames, .specialNames, .operators])
    if hasBase { finish(.memberAccessExpr, start) }
  }

  private mutating func canParseQualifyingType() -> Bool {
    canParseTypeIdentifier() && (at(.period) || atOperatorPrefix("."))
  }
}
