/// Everything the lexer finds in a file.
package struct LexedFile: ~Copyable {
  package var tokens: TokenBuffer
  package var comments: [Comment]
  /// The bytes that the tokens' offsets count in.
  package var source: SourceBytes
  /// Whether `::` stands anywhere.
  package var hasModuleSelectors: Bool
  /// Whether any token may be broken.
  var hasBrokenTokens: Bool
  /// How many more opening braces than closing ones stand outside of interpolations; negative if fewer.
  package var openBraces: Int
  /// The same for `#if` and `#endif`.
  package var openConditions: Int
}

/// Splits a whole file into tokens. The last one is `endOfFile`, at the end of the bytes.
///
/// Where a string with interpolations is broken off, by the end of its line or of the file, the tokens say so
/// with an empty, broken `stringTail` in the place of what is missing: so each `stringHead` has its
/// `stringTail`, but an `interpolationStart` may lack its `interpolationEnd`. Where an interpolation of a
/// multi-line string lacks its parenthesis, an empty, broken `interpolationEnd` may stand for it.
package func lex(_ bytes: [UInt8]) -> LexedFile {
  var lexer = Lexer(bytes)
  lexer.lexShebang()
  lexer.lex(upTo: .max)
  return lexer.finish()
}

/// The lexer's state: a position in the bytes, and what it has found so far.
///
/// No step may look at the same bytes more than a few times, whatever the bytes are. Where the language asks
/// to look ahead without bounds, what was found is kept (the properties named `known…`), so that a second
/// question about the same stretch needs no second look.
struct Lexer: ~Copyable {
  let source: SourceBytes
  let classes = ByteClasses.shared
  let keywords = KeywordTable.shared
  var tokens: TokenBuffer
  var comments: [Comment] = []
  var hasModuleSelectors = false
  var openBraces = 0
  var openConditions = 0
  /// Offset of the next byte to look at; at most `source.count`.
  var position = 0
  /// The flags of the next token, gathered from the trivia before it.
  var flags: Token.Flags = .startsLine
  /// The flags of all tokens so far.
  private(set) var seenFlags: Token.Flags = []
  /// The kind of the last token that covers text; nil at the file's start.
  var previousKind: TokenKind?

  /// The strings whose interpolations surround the position, outermost first.
  var openStrings: [OpenString] = []
  /// Parentheses open at the position, counted from the innermost interpolation on.
  var openParens = 0
  /// The position is in an interpolation that ends with the line: a single-line string's, or a broken one.
  var lineEndClosesString = false

  /// How often the lexer may still go back to an interpolation or a string that swallowed the rest of the file.
  var recoveriesLeft = Lexer.mostRecoveries
  static let mostRecoveries = 4
  /// The first multi-line string whose text begins on the line of its opening delimiter.
  var oddOpening: Opening?

  /// Number of tokens at which the last `!` or `?` of a `try!` or `try?` ended: after it an expression follows.
  var tokenCountAfterTry = -1
  /// Where the last run of `#` that was looked at ends.
  var knownPoundRunEnd = 0
  /// Where the run of operator characters around the position ends, for an operator that starts with `.`.
  var knownDottedRunEnd = 0
  /// The same for all other operators, which end before a `.`.
  var knownPlainRunEnd = 0
  /// Between these offsets, the answer to whether a placeholder ends in the rest of the line.
  var knownPlaceholderSearch = (start: 0, end: 0, found: false)
  /// Before this offset no “ has a partner on its line.
  var knownCurlyFailureEnd = 0
  /// No conflict marker of the usual kind ends after this offset, nor one of the other kind after the other.
  var knownOpenConflict = Int.max
  var knownOpenPerforceConflict = Int.max
  /// The closing delimiters of raw strings in the rest of a line.
  var knownRawClosers = ClosingRuns()
  /// The closing delimiters of extended regex literals in the rest of the file.
  var knownRegexClosers = ClosingRuns()

  init(_ bytes: [UInt8]) {
    source = SourceBytes(bytes)
    tokens = TokenBuffer(capacity: source.count / 4 + 16)
  }

  /// Goes on after the tokens, which end somewhere before the position, outside of strings. The flags are the next
  /// token's.
  init(
    _ source: consuming SourceBytes, after tokens: consuming TokenBuffer, at position: Int,
    flags: Token.Flags
  ) {
    previousKind = tokens.count > 0 ? tokens[tokens.count - 1].kind : nil
    self.source = source
    self.tokens = tokens
    self.position = position
    self.flags = flags
  }

  consuming func finish() -> LexedFile {
    LexedFile(
      tokens: tokens, comments: comments, source: source, hasModuleSelectors: hasModuleSelectors,
      hasBrokenTokens: seenFlags.contains(.isBroken), openBraces: openBraces, openConditions: openConditions)
  }

  /// Appends the token from `start` up to the position.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position), kind: kind,
        flags: flags))
    seenFlags.formUnion(flags)
    flags = []
    previousKind = kind
  }

  @inline(__always)
  mutating func emitByte(_ kind: TokenKind) {
    position += 1
    emit(kind, from: position - 1)
  }

  mutating func lexShebang() {
    if source[0] == UInt8(ascii: "#") && source[1] == UInt8(ascii: "!") {
      skipToLineEnd()
      emit(.shebang, from: 0)
    }
  }

  /// Takes tokens up to the offset or beyond it, but not beyond the end of the file, which is a token too.
  mutating func lex(upTo end: Int) {
    while position < end, lexNext() {}
  }

  /// Takes one token or one piece of trivia. False when the file is done.
  @inline(__always)
  private mutating func lexNext() -> Bool {
    switch source[position] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
      skipBlanks()
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      if lineEndClosesString {
        closeAtLineEnd()
      } else {
        flags.insert(.startsLine)
        position += 1
        skipBlanks()
      }
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      lexIdentifier()
    case UInt8(ascii: "("):
      openParens &+= 1
      emitByte(.leftParen)
    case UInt8(ascii: ")"):
      if openParens == 0 && !openStrings.isEmpty {
        closeInterpolation()
      } else {
        openParens &-= 1
        emitByte(.rightParen)
      }
    case UInt8(ascii: "{"):
      if openStrings.isEmpty { openBraces &+= 1 }
      emitByte(.leftBrace)
    case UInt8(ascii: "}"):
      if openStrings.isEmpty { openBraces &-= 1 }
      emitByte(.rightBrace)
    case UInt8(ascii: "["): emitByte(.leftSquare)
    case UInt8(ascii: "]"): emitByte(.rightSquare)
    case UInt8(ascii: ","): emitByte(.comma)
    case UInt8(ascii: ":"):
      if source[position + 1] == UInt8(ascii: ":") {
        position += 2
        emit(.colonColon, from: position - 2)
        hasModuleSelectors = true
      } else {
        emitByte(.colon)
      }
    case UInt8(ascii: ";"): emitByte(.semicolon)
    case UInt8(ascii: "@"): emitByte(.atSign)
    case UInt8(ascii: "\\"): emitByte(.backslash)
    case UInt8(ascii: "."):
      if classes.has(.operatorPart, source[position + 1]) || source[position + 1] >= 0x80 {
        lexOperator(firstLength: 1)
      } else {
        emitByte(.period)
      }
    case UInt8(ascii: "\""): lexString(quote: position)
    case UInt8(ascii: "'"): lexSingleQuoteString()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "$"): lexDollarIdentifier()
    case UInt8(ascii: "`"): lexBacktickedIdentifier()
    case UInt8(ascii: "/"):
      switch source[position + 1] {
      case UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "*"): skipBlockComment()
      default: lexOperator(firstLength: 1)
      }
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if !lexPostfixMark() { lexOperator(firstLength: 1) }
    case UInt8(ascii: "<"):
      if !skipConflictMarker() && !lexPlaceholder() { lexOperator(firstLength: 1) }
    case UInt8(ascii: ">"):
      if !skipConflictMarker() { lexOperator(firstLength: 1) }
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      lexOperator(firstLength: 1)
    case 0 where position >= source.count:
      return lexEndOfFile()
    default:
      lexUnusual()
    }
    return true
  }

  /// At the end of the bytes: closes what is open, one string at a time.
  private mutating func lexEndOfFile() -> Bool {
    if openStrings.isEmpty {
      emit(.endOfFile, from: position)
      return false
    }
    if !recoverInterpolation() { closeInnermostString() }
    return true
  }

  // MARK: Trivia

  @inline(__always)
  private mutating func skipBlanks() {
    var end = position
    while classes.has(.blank, source[end]) { end += 1 }
    position = end
  }

  /// Moves to the line end or the end of the file.
  mutating func skipToLineEnd() {
    var end = position
    while true {
      let byte = source[end]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || (byte == 0 && end >= source.count) {
        break
      }
      end += 1
    }
    position = end
  }

  private mutating func skipLineComment() {
    let start = position
    skipToLineEnd()
    appendComment(from: start, isBlock: false)
  }

  /// Skips `/* … */` with the block comments inside it, or up to the end of the file.
  private mutating func skipBlockComment() {
    let start = position
    var end = position + 2
    var depth = 1
    while depth > 0 {
      switch source[end] {
      case UInt8(ascii: "*") where source[end + 1] == UInt8(ascii: "/"):
        depth -= 1
        end += 2
      case UInt8(ascii: "/") where source[end + 1] == UInt8(ascii: "*"):
        depth += 1
        end += 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        flags.insert(.startsLine)
        end += 1
      case 0 where end >= source.count:
        flags.insert(.isBroken)
        depth = 0
      default:
        end += 1
      }
    }
    position = end
    appendComment(from: start, isBlock: true)
  }

  private mutating func appendComment(from start: Int, isBlock: Bool) {
    comments.append(
      Comment(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position), isBlock: isBlock)
    )
  }
}
