/// A string literal while the lexer is inside it.
struct OpenString {
  enum Kind: UInt8 { case singleLine, multiLine, singleQuote }

  var kind: Kind
  /// Number of `#`s before the opening quote.
  var pounds: Int
  /// `openParens` of what surrounds the string, while one of its interpolations counts its own.
  var outerParens = 0
  /// Number of tokens and comments, and offset, where the current interpolation's content begins.
  var content = (tokens: 0, comments: 0, offset: 0)
  /// The current interpolation lacks its parenthesis and is taken to end with its line.
  var isInterpolationBroken = false
  /// Where a multi-line string begins, outside of interpolations.
  var opening: Opening?

  var endsInterpolationWithLine: Bool { kind != .multiLine || isInterpolationBroken }
}

/// What the lexer knows where a multi-line string begins, to go back there.
struct Opening {
  var offset: Int
  var tokens: Int
  var comments: Int
  var flags: Token.Flags
  var openBraces: Int
  var openConditions: Int
}

/// String literals. The text between interpolations is taken in one go; an interpolation goes back to the
/// lexer's main loop, with its string on `openStrings`, until the parenthesis that closes it.
extension Lexer {
  /// A string whose `#`s begin at the position and whose opening quote is at `quote`.
  mutating func lexString(quote: Int) {
    let start = position
    let pounds = quote - start
    var string = OpenString(kind: .singleLine, pounds: pounds)
    position = quote + 1
    if source[quote + 1] == UInt8(ascii: "\"") && source[quote + 2] == UInt8(ascii: "\"")
      && (pounds == 0 || !closesOnLine(from: quote + 2, pounds: pounds))
    {
      string.kind = .multiLine
      position = quote + 3
      rememberOpening(of: &string, at: start)
    }
    lexStringText(string, from: start, isHead: true)
  }

  mutating func lexSingleQuoteString() {
    position += 1
    lexStringText(OpenString(kind: .singleQuote, pounds: 0), from: position - 1, isHead: true)
  }

  /// Whether a quote with at least that many `#`s stands between the offset and the line's end: then what
  /// looks like the opening of a multi-line string is a single-line one that begins with quotes.
  private mutating func closesOnLine(from start: Int, pounds: Int) -> Bool {
    if !knownRawClosers.covers(start) {
      var end = start
      knownRawClosers.begin(at: start)
      scan: while true {
        switch source[end] {
        case UInt8(ascii: "\""):
          let first = end + 1
          end = first
          while source[end] == UInt8(ascii: "#") { end += 1 }
          knownRawClosers.append(offset: first - 1, length: end - first)
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          break scan
        case 0 where end >= source.count:
          break scan
        default:
          end += 1
        }
      }
      knownRawClosers.end = end
    }
    return knownRawClosers.longest(from: start) >= pounds
  }

  /// Takes a string's text from the position up to its end or its next interpolation.
  ///
  /// `start` is where the token begins; the head of a string begins at its delimiter.
  mutating func lexStringText(_ string: OpenString, from start: Int, isHead: Bool) {
    let pounds = string.pounds
    var end = position
    while true {
      while !classes.has(.stopsString, source[end]) { end += 1 }
      switch source[end] {
      case UInt8(ascii: "\\"):
        var next = end + 1
        // One `#` more than the string has is accepted too; the parser's reference does so.
        while pounds > 0 && next - end - 1 <= pounds && source[next] == UInt8(ascii: "#") { next += 1 }
        if next - end - 1 < pounds {
          end += 1
        } else if source[next] == UInt8(ascii: "(") {
          position = end
          openInterpolation(of: string, anchorEnd: next + 1, textStart: start, isHead: isHead)
          return
        } else {
          let escaped = source[next]
          let isTaken =
            escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "'") || escaped == UInt8(ascii: "\\")
          end = isTaken ? next + 1 : next
        }
      case UInt8(ascii: "\""):
        if string.kind == .singleQuote {
          end += 1
          continue
        }
        var next = end + 1
        if string.kind == .multiLine {
          guard source[next] == UInt8(ascii: "\"") && source[next + 1] == UInt8(ascii: "\"") else {
            end = next
            continue
          }
          next += 2
        }
        if pounds > 0 {
          let firstPound = next
          while source[next] == UInt8(ascii: "#") { next += 1 }
          if next - firstPound < pounds {
            end += 1
            continue
          }
        }
        position = next
        emit(isHead ? .stringLiteral : .stringTail, from: start)
        return
      case UInt8(ascii: "'"):
        end += 1
        if string.kind == .singleQuote {
          position = end
          emit(isHead ? .stringLiteral : .stringTail, from: start)
          return
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if string.kind == .multiLine {
          flags.insert(.containsLineEnd)
          end += 1
          continue
        }
        position = end
        flags.insert(.isBroken)
        emit(isHead ? .stringLiteral : .stringTail, from: start)
        return
      default:
        if end < source.count {
          end += 1
          continue
        }
        if recoverMultiLineString(string) { return }
        position = end
        flags.insert(.isBroken)
        emit(isHead ? .stringLiteral : .stringTail, from: start)
        return
      }
    }
  }

  /// At the backslash of an interpolation: ends the text before it and enters it.
  private mutating func openInterpolation(
    of string: OpenString, anchorEnd: Int, textStart: Int, isHead: Bool
  ) {
    emit(isHead ? .stringHead : .stringSegment, from: textStart)
    let anchor = position
    position = anchorEnd
    emit(.interpolationStart, from: anchor)
    var string = string
    string.outerParens = openParens
    string.content = (tokens.count, comments.count, position)
    string.isInterpolationBroken = false
    openStrings.append(string)
    openParens = 0
    lineEndClosesString = string.endsInterpolationWithLine
  }

  /// At the parenthesis that closes the innermost interpolation: goes on with its string's text.
  mutating func closeInterpolation() {
    guard let string = leaveInterpolation() else { return emitByte(.rightParen) }
    emitByte(.interpolationEnd)
    lexStringText(string, from: position, isHead: false)
  }

  /// At the end of a line that the innermost interpolation does not outlive.
  mutating func closeAtLineEnd() {
    guard let string = openStrings.last, string.kind == .multiLine else { return closeInnermostString() }
    _ = leaveInterpolation()
    flags.insert(.isBroken)
    emit(.interpolationEnd, from: position)
    lexStringText(string, from: position, isHead: false)
  }

  /// At the end of the file inside a multi-line string's interpolation: its parenthesis is missing, and all
  /// that follows has been taken for its content. Goes back and lets it end with its line. False if there is
  /// no such string, or if this has been done too often for one file.
  mutating func recoverInterpolation() -> Bool {
    guard recoveriesLeft > 0 else { return false }
    guard let index = openStrings.firstIndex(where: { !$0.endsInterpolationWithLine }) else {
      // The strings are closed one by one now; there is no need to look through the others each time.
      recoveriesLeft = 0
      return false
    }
    recoveriesLeft -= 1
    openStrings[index].isInterpolationBroken = true
    openStrings.removeSubrange((index + 1)...)
    openParens = 0
    lineEndClosesString = true
    let content = openStrings[index].content
    goBack(to: content.offset, tokens: content.tokens, comments: content.comments)
    flags = []
    previousKind = .interpolationStart
    return true
  }

  private mutating func rememberOpening(of string: inout OpenString, at start: Int) {
    guard openStrings.isEmpty else { return }
    let opening = Opening(
      offset: start, tokens: tokens.count, comments: comments.count, flags: flags, openBraces: openBraces,
      openConditions: openConditions)
    string.opening = opening
    let next = source[position]
    if next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r"), oddOpening == nil { oddOpening = opening }
  }

  /// At the end of the file in a multi-line string's text: its closing delimiter is missing, and all that
  /// follows has been taken for its text. Goes back and lets it end with its line: the first such string whose
  /// text begins on the line of the delimiter, as none may, else this one. False if this has been done too
  /// often for one file.
  private mutating func recoverMultiLineString(_ string: OpenString) -> Bool {
    guard recoveriesLeft > 0, let opening = oddOpening ?? string.opening else { return false }
    recoveriesLeft -= 1
    openStrings.removeAll()
    lineEndClosesString = false
    goBack(to: opening.offset, tokens: opening.tokens, comments: opening.comments)
    openBraces = opening.openBraces
    openConditions = opening.openConditions
    skipToLineEnd()
    flags = opening.flags.union(.isBroken)
    emit(.stringLiteral, from: opening.offset)
    return true
  }

  private mutating func goBack(to offset: Int, tokens tokenCount: Int, comments commentCount: Int) {
    tokens.truncate(to: tokenCount)
    comments.removeSubrange(commentCount...)
    position = offset
    if let opening = oddOpening, opening.offset >= offset { oddOpening = nil }
    // What is known about stretches of the file is known for positions in them, and those lie ahead again.
    tokenCountAfterTry = -1
    knownPoundRunEnd = 0
    knownDottedRunEnd = 0
    knownPlainRunEnd = 0
    knownPlaceholderSearch = (0, 0, false)
    knownCurlyFailureEnd = 0
  }

  /// Ends the innermost string at the position, in the middle of an interpolation.
  mutating func closeInnermostString() {
    guard leaveInterpolation() != nil else { return }
    let outerFlags = flags
    flags = .isBroken
    emit(.stringTail, from: position)
    flags = outerFlags
  }

  private mutating func leaveInterpolation() -> OpenString? {
    guard let string = openStrings.popLast() else { return nil }
    openParens = string.outerParens
    if let outer = openStrings.last {
      lineEndClosesString = outer.kind != .multiLine
    } else {
      lineEndClosesString = false
    }
    return string
  }
}

/// The closing delimiters in a stretch of the file, to answer how many `#`s one of them has at most.
///
/// Of the delimiters only those are kept after which none has as many `#`s or more.
struct ClosingRuns {
  private var start = 0
  /// Where the stretch ends.
  var end = 0
  private var runs: [(offset: Int, length: Int)] = []

  /// Whether the offset lies in the stretch.
  func covers(_ offset: Int) -> Bool { offset >= start && offset < end }

  /// Starts a new stretch.
  mutating func begin(at offset: Int) {
    start = offset
    end = offset
    runs.removeAll(keepingCapacity: true)
  }

  /// Adds a delimiter after all the others.
  mutating func append(offset: Int, length: Int) {
    while let last = runs.last, last.length <= length { runs.removeLast() }
    runs.append((offset, length))
  }

  /// The greatest length of a delimiter at the offset or after it; -1 if there is none.
  func longest(from offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low < runs.count ? runs[low].length : -1
  }
}
