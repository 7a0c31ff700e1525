/// Regular expression literals.
///
/// Between plain slashes, one is only taken for a regex where an expression can begin and where it ends on
/// its line; see `regexMayStart`. With `#`s there is no doubt.
extension Lexer {
  /// What a look for the end of a regex literal found.
  enum RegexEnd {
    case notRegex
    /// The literal's end, which may be the end of its line for want of a closing slash.
    case at(Int, isBroken: Bool)
  }

  /// `#/…/#`, with the `#`s from the position to the slash.
  mutating func lexExtendedRegex(slash: Int) {
    let start = position
    guard case .at(let end, let isBroken) = regexEnd(slash: slash, pounds: slash - start, isCertain: true)
    else {
      return emitByte(.pound)
    }
    position = end
    if isBroken { flags.insert(.isBroken) }
    if (start..<end).contains(where: { source[$0] == UInt8(ascii: "\n") || source[$0] == UInt8(ascii: "\r") })
    {
      flags.insert(.containsLineEnd)
    }
    emit(.regexLiteral, from: start)
  }

  /// Takes the operator's first slash for the start of a regex literal if that is what it is: emits what
  /// stands before it in the operator, then the literal.
  mutating func lexRegex(inOperator start: Int, end: Int, slash: Int) -> Bool {
    let isLeftBound = self.isLeftBound(start)
    if isLeftBound || previousKind == .kwFunc || previousKind == .kwOperator { return false }
    var isCertain = false
    if isLeftBound == isRightBound(end, isLeftBound: isLeftBound) {
      // Unbound on both sides it looks like a binary operator, unless an expression has to come here.
      isCertain = tokens.count == tokenCountAfterTry
      if !isCertain && !regexMayStart { return false }
      switch previousKind {
      case .leftParen, .interpolationStart, .leftSquare, .comma, .colon, .colonColon: break
      default: isCertain = true
      }
    }
    guard case .at(let regexEnd, let isBroken) = regexEnd(slash: slash, pounds: 0, isCertain: isCertain)
    else {
      return false
    }
    if slash > start {
      position = slash
      emitOperator(from: start)
    }
    position = regexEnd
    if isBroken { flags.insert(.isBroken) }
    emit(.regexLiteral, from: slash)
    return true
  }

  /// Judging by the previous token, an expression can begin here.
  private var regexMayStart: Bool {
    guard let previousKind else { return true }
    switch previousKind {
    case .leftBrace, .leftParen, .leftSquare, .interpolationStart, .prefixOperator, .prefixAmpersand,
      .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestionMark,
      .poundIf, .poundElseif, .poundElse, .poundEndif, .unknown:
      return true
    case .kwTrue, .kwFalse, .kwNil, .kwSelf, .kwSelfType, .kwSuper, .kwAnyType:
      return false
    default:
      return previousKind.isReserved
    }
  }

  /// Looks for the end of the literal that opens with the slash. `isCertain` tells that it is a literal even
  /// if it is a broken one.
  private mutating func regexEnd(slash: Int, pounds: Int, isCertain: Bool) -> RegexEnd {
    var end = slash + 1
    var isBroken = false
    var firstLineEnd: Int?
    if pounds == 0 {
      switch source[end] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if !isCertain { return .notRegex }
        isBroken = true
      case UInt8(ascii: "*"), UInt8(ascii: "/"):
        return .notRegex
      default:
        break
      }
      if slash > 0 && source[slash - 1] == UInt8(ascii: "*") { return .notRegex }
    } else {
      var lineEnd = end
      while source[lineEnd] == UInt8(ascii: " ") || source[lineEnd] == UInt8(ascii: "\t") { lineEnd += 1 }
      if source[lineEnd] == UInt8(ascii: "\n") || source[lineEnd] == UInt8(ascii: "\r") {
        if knownRegexClosers.covers(lineEnd) && knownRegexClosers.longest(from: lineEnd) < pounds {
          return .at(lineEnd, isBroken: true)
        }
        firstLineEnd = lineEnd
        end = lineEnd
      }
    }

    var groupDepth = 0
    var classDepth = 0
    var lastBlank = -1
    /// A multi-line literal's current line has held nothing but blanks so far.
    var isLineBlank = true
    while true {
      let byte = source[end]
      if byte == UInt8(ascii: "/") {
        var next = end + 1
        while pounds > 0 && source[next] == UInt8(ascii: "#") { next += 1 }
        if next - end - 1 >= pounds {
          if pounds > 0 { return .at(next, isBroken: isBroken || (firstLineEnd != nil && !isLineBlank)) }
          if source[next] == UInt8(ascii: "*") || source[next] == UInt8(ascii: "/") {
            return isCertain ? .at(end, isBroken: true) : .notRegex
          }
          if lastBlank == end - 1 {
            if !isCertain { return .notRegex }
            isBroken = true
          }
          return .at(next, isBroken: isBroken)
        }
      }
      if byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") { isLineBlank = false }
      switch byte {
      case UInt8(ascii: "\\"):
        end += 1
        // The escaped character is skipped, unless it ends the literal.
        switch source[end] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          continue
        case 0 where end >= source.count:
          continue
        default:
          break
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if firstLineEnd == nil { return isCertain ? .at(end, isBroken: true) : .notRegex }
        isLineBlank = true
      case UInt8(ascii: "("):
        if classDepth == 0 { groupDepth += 1 }
      case UInt8(ascii: ")"):
        if classDepth == 0 {
          if groupDepth > 0 { groupDepth -= 1 } else if !isCertain { return .notRegex }
        }
      case UInt8(ascii: "["):
        classDepth += 1
      case UInt8(ascii: "]"):
        if classDepth > 0 { classDepth -= 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        lastBlank = end
      case 0 where end >= source.count:
        if let firstLineEnd {
          // Only the line that opens it is given up, not the code below.
          noteRegexClosers(from: firstLineEnd)
          return .at(firstLineEnd, isBroken: true)
        }
        return isCertain ? .at(end, isBroken: true) : .notRegex
      default:
        break
      }
      end += 1
    }
  }

  /// Notes what could close an extended literal in the rest of the file, once it is known that some literal
  /// finds nothing there: the others that find nothing need not look again.
  private mutating func noteRegexClosers(from start: Int) {
    knownRegexClosers.begin(at: start)
    var end = start
    while end < source.count {
      switch source[end] {
      case UInt8(ascii: "\\"):
        end += 2
      case UInt8(ascii: "/"):
        let slash = end
        end += 1
        while source[end] == UInt8(ascii: "#") { end += 1 }
        knownRegexClosers.append(offset: slash, length: end - slash - 1)
      default:
        end += 1
      }
    }
    knownRegexClosers.end = source.count
  }
}
