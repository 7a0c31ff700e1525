extension Parser {
  mutating func parseSwitchExpression() {
    let start = mark()
    advance()
    if at(.leftBrace) { noteError() } else { parseExpression(.condition) }
    if expect(.leftBrace) {
      parseSwitchCases()
      expect(.rightBrace)
    }
    finish(.switchExpr, start)
  }

  private mutating func parseSwitchCases() {
    while !at(.endOfFile, .rightBrace), !atEndOfIfConfigClause {
      let before = index
      if at(.kwCase, .kwDefault) || lookahead({ $0.atStartOfSwitchCase() }) {
        parseSwitchCase()
      } else if at(.poundIf) {
        descend { parser in parser.parseIfConfig { $0.parseSwitchCases() } }
      } else {
        // Statements before the first case belong to no case.
        noteUnexpectedToken()
        let start = mark()
        parseCodeBlockItems(until: .switchCase)
        finish(.switchCase, start)
      }
      if index == before { return }
    }
  }

  mutating func atStartOfSwitchCase() -> Bool {
    if at(.kwCase, .kwDefault) { return true }
    guard at(.atSign) else { return false }
    skipAttributes()
    return at(.rightBrace, .kwCase, .kwDefault)
  }

  /// At `#if` whose clauses hold cases, or at a case.
  mutating func atStartOfConditionalSwitchCases() -> Bool {
    if at(.poundIf) {
      repeat {
        advance()
        skipToEndOfLine()
      } while at(.poundIf, .poundElseif, .poundElse)
    }
    return atStartOfSwitchCase()
  }

  mutating func parseSwitchCase() {
    let start = mark()
    if at(.atSign) {
      let attribute = mark()
      advance()
      let name = mark()
      expectIdentifier()
      finish(.identifierType, name)
      finish(.attribute, attribute)
    }
    let label = mark()
    if eat(.kwDefault) {
      expect(.colon)
      finish(.switchDefaultLabel, label)
    } else if eat(.kwCase) {
      parseSwitchCaseItems()
      expect(.colon)
      finish(.switchCaseLabel, label)
    } else {
      noteError()
    }
    parseCodeBlockItems(until: .switchCase)
    finish(.switchCase, start)
  }

  private mutating func parseSwitchCaseItems() {
    var goesOn = true
    while goesOn {
      let before = index
      let item = mark()
      parseMatchingPattern(.matching)
      let clause = mark()
      if eat(.kwWhere) {
        parseExpression(.basic)
        finish(.whereClause, clause)
      }
      goesOn = eat(.comma)
      finish(.switchCaseItem, item)
      if goesOn, at(.kwCase) {
        noteError()
        advance()
      }
      if index == before { return }
    }
  }
}
