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
  static let longestRecovery = 64

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

  /// How many tokens a bracket may hold to be skipped by counting rather than by `closers`.
  private static let longestCount = 256

  /// Goes past one token, or past a bracket and all that it holds. Braces are pairs whatever stands between
  /// them: a parenthesis that is open where the braces around it close goes no further.
  mutating func skipSingle() {
    guard kind.opensBracket else {
      advance()
      return
    }
    guard closers.isEmpty else {
      backtrack(to: Int(closers[index]))
      advance()
      return
    }
    let start = index
    var open = 0
    var openBraces = 0
    repeat {
      if at(.leftBrace) {
        openBraces += 1
      } else if at(.rightBrace) {
        if openBraces == 0 { return }
        openBraces -= 1
      } else if at(.endOfFile) {
        return
      } else if openBraces == 0 {
        if kind.opensBracket { open += 1 } else if kind.closesBracket { open -= 1 }
      }
      advance()
      if index - start > Self.longestCount {
        findClosers()
        backtrack(to: start)
        skipSingle()
        return
      }
    } while open > 0 || openBraces > 0
  }

  /// Finds for each opening bracket its closing one, so that brackets that are skipped again and again, as
  /// nested ones are, cost one step each time.
  private mutating func findClosers() {
    closers = [UInt32](repeating: UInt32(tokens.count - 1), count: tokens.count)
    var open: [Int] = []
    var openBraces = 0
    for number in 0..<tokens.count {
      let kind = tokens[number].kind
      if kind.opensBracket {
        open.append(number)
        if kind == .leftBrace { openBraces += 1 }
      } else if kind == .rightBrace, openBraces > 0 {
        openBraces -= 1
        while let opener = open.popLast() {
          closers[opener] = UInt32(number)
          if tokens[opener].kind == .leftBrace { break }
          // It is not closed within the braces around it.
          closers[opener] = UInt32(number - 1)
        }
      } else if kind.closesBracket, kind != .rightBrace, let opener = open.last,
        tokens[opener].kind != .leftBrace
      {
        open.removeLast()
        closers[opener] = UInt32(number)
      }
    }
  }

  /// Goes to the next closing bracket that is not opened before, or to the end of the file.
  mutating func skipToCloser() {
    while !at(.endOfFile) && !kind.closesBracket { skipSingle() }
  }

  mutating func skipToEndOfLine() {
    while !at(.endOfFile) && !startsLine { skipSingle() }
  }

  /// Skips, with an error, to a token of the kind where one stands on the same line; else does nothing.
  mutating func skipOnLine(to expected: TokenKind) {
    let found = lookahead { parser in
      for _ in 0..<Self.longestRecovery where !parser.startsLine && !parser.at(.endOfFile) {
        switch parser.kind {
        case expected: return true
        case .rightBrace, .semicolon, .equal, .kwWhere: return false
        default:
          if parser.kind.startsDeclarationOrStatement { return false }
          parser.advance()
        }
      }
      return false
    }
    guard found else { return }
    noteError()
    let start = mark()
    while !at(expected) { advance() }
    finish(.unexpectedNodes, start)
  }

  /// Number of bytes between the start of the token's line and the token; for code that lacks a brace, where
  /// indentation is all that tells what belongs to what.
  mutating func indentation(ofToken number: Int) -> Int { source.indentation(at: Int(tokens[number].start)) }

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
  var opensBracket: Bool {
    self == .leftParen || self == .leftBrace || self == .leftSquare || self == .interpolationStart
  }

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

extension SourceBytes {
  /// Number of bytes between the start of the line and the offset.
  func indentation(at offset: Int) -> Int {
    var lineStart = offset
    while lineStart > 0, offset - lineStart < 1_000, self[lineStart - 1] != UInt8(ascii: "\n"),
      self[lineStart - 1] != UInt8(ascii: "\r")
    {
      lineStart -= 1
    }
    return offset - lineStart
  }
}
