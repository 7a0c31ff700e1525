extension Parser {
  /// What an expression may be besides an expression.
  enum PatternContext {
    /// Nothing: it is one.
    case none
    /// A pattern to match against: `case .some(let x)`.
    case matching
    /// A pattern after `let` or `var`, in which a bare name is a new one.
    case binding
  }

  /// A pattern that only takes apart: names, tuples, `_`.
  mutating func parsePattern() {
    let start = mark()
    descend { parser in
      switch parser.kind {
      case .leftParen: parser.parseTuplePattern()
      case .wildcard:
        parser.advance()
        parser.finish(.wildcardPattern, start)
      case .kwLet, .kwVar, .kwInout:
        parser.advance()
        parser.parsePattern()
        parser.finish(.valueBindingPattern, start)
      default:
        if parser.at(.kwBorrowing, .kwUnderscoredBorrowing), parser.borrowingBindsName {
          parser.advance()
          parser.parsePattern()
          parser.finish(.valueBindingPattern, start)
        } else if parser.eatIdentifier() {
          parser.finish(.identifierPattern, start)
        } else {
          parser.noteError()
          if parser.at(.dollarIdentifier) || (parser.kind.isReserved && !parser.startsLine) {
            parser.advance()
            parser.finish(.identifierPattern, start)
          }
        }
      }
    }
  }

  /// At `borrowing` before a name on the same line.
  var borrowingBindsName: Bool {
    mutating get { !nextStartsLine && (nextKind.isIdentifierLike || nextKind == .wildcard) }
  }

  private mutating func parseTuplePattern() {
    let start = mark()
    advance()
    var goesOn = true
    while goesOn, !at(.endOfFile, .rightParen) {
      let before = index
      let element = mark()
      if atIdentifier, nextKind == .colon {
        advance()
        advance()
      }
      parsePattern()
      goesOn = eat(.comma)
      finish(.tuplePatternElement, element)
      if index == before { break }
    }
    expect(.rightParen)
    finish(.tuplePattern, start)
  }

  /// A pattern and its type annotation, if any.
  mutating func parseTypedPattern() {
    parsePattern()
    let start = mark()
    guard eat(.colon) else { return }
    parseResultType()
    finish(.typeAnnotation, start)
  }

  /// A pattern to match against: any expression, `is TYPE`, `let` with a pattern of new names.
  mutating func parseMatchingPattern(_ context: PatternContext) {
    let start = mark()
    descend { parser in
      if parser.parsePurePattern() { return }
      parser.parseSequenceExpression(.condition, context)
      if parser.lastKind == .patternExpr, parser.nodes.count > start.node {
        parser.unwrapLast()
      } else {
        parser.finish(.expressionPattern, start)
      }
    }
  }

  /// `is TYPE` or `let PATTERN`; does nothing where neither stands.
  mutating func parsePurePattern() -> Bool {
    let start = mark()
    switch kind {
    case .kwIs:
      advance()
      parseType()
      finish(.isTypePattern, start)
      return true
    case .kwBorrowing where !borrowingBindsName, .kwUnderscoredBorrowing where !borrowingBindsName:
      return false
    case .kwLet, .kwVar, .kwInout, .kwBorrowing, .kwUnderscoredBorrowing:
      advance()
      parseMatchingPattern(.binding)
      finish(.valueBindingPattern, start)
      return true
    default: return false
    }
  }
}
