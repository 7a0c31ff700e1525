extension Parser {
  /// Consumes a token of the kind. Where another stands in its place, notes an error, and skips to the one
  /// that was expected if it is near and nothing that lies between could belong to something else.
  @discardableResult
  mutating func expect(_ expected: TokenKind) -> Bool {
    if kind == expected {
      advance()
      return true
    }
    noteError()
    return recover(to: expected)
  }

  /// How many tokens an `expect` skips at most.
  private static let longestRecovery = 64

  @inline(never)
  private mutating func recover(to expected: TokenKind) -> Bool {
    let closes = expected == .rightParen || expected == .rightSquare || expected == .rightBrace
    let found = lookahead { parser -> Bool in
      for _ in 0..<Self.longestRecovery {
        if parser.kind == expected { return true }
        switch parser.kind {
        case .endOfFile, .rightBrace, .rightParen, .rightSquare, .semicolon, .leftBrace, .poundIf, .poundElse,
          .poundElseif, .poundEndif, .interpolationEnd:
          return false
        default:
          if parser.startsLine && (!closes || parser.kind.startsDeclarationOrStatement) { return false }
          parser.advance()
        }
      }
      return false
    }
    guard found else { return false }
    let start = mark()
    while kind != expected { advance() }
    finish(.unexpectedNodes, start)
    advance()
    return true
  }

  /// Goes past one token, or past a bracket and all that it holds. Keeps no stack: it counts.
  mutating func skipSingle() {
    guard kind.opensBracket else {
      advance()
      return
    }
    var open = 0
    repeat {
      if kind.opensBracket {
        open += 1
      } else if kind.closesBracket {
        open -= 1
      } else if at(.endOfFile) {
        return
      }
      advance()
    } while open > 0
  }

  /// Goes to the next closing bracket that is not opened before, or to the end of the file.
  mutating func skipToCloser() {
    while !at(.endOfFile) && !kind.closesBracket { skipSingle() }
  }

  mutating func skipToEndOfLine() {
    while !at(.endOfFile) && !startsLine { skipSingle() }
  }

  /// Takes what is left on the line into a node of its own: nothing belongs there.
  mutating func takeRestOfLine() {
    guard !at(.endOfFile), !startsLine else { return }
    noteError()
    let start = mark()
    while !at(.endOfFile) && !startsLine { advance() }
    finish(.unexpectedNodes, start)
  }
}

extension TokenKind {
  var opensBracket: Bool { self == .leftParen || self == .leftBrace || self == .leftSquare }

  var closesBracket: Bool {
    self == .rightParen || self == .rightBrace || self == .rightSquare || self == .interpolationEnd
  }

  /// A reserved word that can only begin a declaration or a statement.
  var startsDeclarationOrStatement: Bool {
    switch self {
    case .kwAssociatedtype, .kwBreak, .kwClass, .kwContinue, .kwDefer, .kwDeinit, .kwDo, .kwEnum,
      .kwExtension,
      .kwFallthrough, .kwFileprivate, .kwFor, .kwFunc, .kwGuard, .kwImport, .kwInternal, .kwLet, .kwOperator,
      .kwPrecedencegroup, .kwPrivate, .kwProtocol, .kwPublic, .kwRepeat, .kwReturn, .kwStatic, .kwStruct,
      .kwSubscript, .kwThrow, .kwTypealias, .kwVar, .kwWhile, .kwIf, .kwSwitch, .kwCase:
      true
    default: false
    }
  }
}
