/// Operators: how far one reaches, and what it is by what stands on its two sides.
extension Lexer {
  /// An operator, or a regex literal where the operator is one's opening slash.
  mutating func lexOperator(firstLength: Int) {
    let start = position
    let runEnd = operatorRunEnd(from: start, firstLength: firstLength)
    var end = start
    while end < runEnd && source[end] != UInt8(ascii: "/") { end += 1 }
    if end < runEnd {
      if lexRegex(inOperator: start, end: runEnd, slash: end) { return }
      if runEnd - start > 2 {
        end = commentStart(from: max(end, start + 1), to: runEnd)
      } else {
        end = runEnd
      }
    }
    position = end
    emitOperator(from: start)
  }

  /// The first comment's start in the run of operator characters, or the run's end.
  private func commentStart(from start: Int, to runEnd: Int) -> Int {
    var end = start
    while end < runEnd {
      if source[end] == UInt8(ascii: "/") {
        let next = source[end + 1]
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break }
      }
      end += 1
    }
    return end
  }

  /// Where the operator characters end that begin at `start`.
  private mutating func operatorRunEnd(from start: Int, firstLength: Int) -> Int {
    let isDotted = source[start] == UInt8(ascii: ".")
    let known = isDotted ? knownDottedRunEnd : knownPlainRunEnd
    if start < known { return known }
    var end = start + firstLength
    scan: while true {
      let byte = source[end]
      if classes.has(.operatorPart, byte) {
        if byte == UInt8(ascii: ".") && !isDotted { break }
        if byte == UInt8(ascii: "<") && source[end + 1] == UInt8(ascii: "#") && placeholderEnds(after: end) {
          break
        }
        end += 1
      } else if byte >= 0x80 {
        let scalar = decodeScalar(source, at: end)
        guard scalar.isOperatorPart else { break }
        end += scalar.length
      } else {
        break
      }
    }
    if isDotted { knownDottedRunEnd = end } else { knownPlainRunEnd = end }
    return end
  }

  /// Whether `#>` follows on the line of the `<#` at the offset.
  private mutating func placeholderEnds(after start: Int) -> Bool {
    if start >= knownPlaceholderSearch.start && start < knownPlaceholderSearch.end {
      return knownPlaceholderSearch.found
    }
    var end = start + 1
    var found = false
    while true {
      let byte = source[end]
      if byte == UInt8(ascii: "\n") || (byte == 0 && end >= source.count) { break }
      if byte == UInt8(ascii: "#") && source[end + 1] == UInt8(ascii: ">") {
        found = true
        break
      }
      end += 1
    }
    knownPlaceholderSearch = (start, end, found)
    return found
  }

  /// Emits the operator that ends at the position, with the slots for splitting it.
  mutating func emitOperator(from start: Int) {
    let (kind, isBroken) = classify(start, position)
    if isBroken { flags.insert(.isBroken) }
    emit(kind, from: start)
    if position - start > 1 && kind.isOperator { reserveSlots(from: start) }
  }

  private mutating func reserveSlots(from start: Int) {
    let length = position - start
    let first = source[start]
    var mayBeSplit =
      first == UInt8(ascii: ".") || first == UInt8(ascii: "~") || first == UInt8(ascii: "-")
      || first == UInt8(ascii: "=")
    var offset = start
    while offset < position && !mayBeSplit {
      mayBeSplit = classes.has(.splitsOperator, source[offset])
      offset += 1
    }
    guard mayBeSplit else { return }
    if length == 2 {
      let second = source[start + 1]
      let isWhole =
        second == UInt8(ascii: "=")
        ? first == UInt8(ascii: "=") || first == UInt8(ascii: "<") || first == UInt8(ascii: "-")
        : second == UInt8(ascii: "&") && first == UInt8(ascii: "&")
      if isWhole { return }
    } else if length == 3 && (hasText("...", at: start) || hasText("..<", at: start)) {
      return
    }
    let end = UInt32(truncatingIfNeeded: position)
    for _ in 0..<min(length - 1, Token.longestSplit) {
      tokens.append(Token(start: end, end: end, kind: .continuation, flags: []))
    }
  }

  func classify(_ start: Int, _ end: Int) -> (kind: TokenKind, isBroken: Bool) {
    classifyOperator(in: source, start: start, end: end)
  }

  @inline(__always)
  func isLeftBound(_ start: Int) -> Bool { isOperatorLeftBound(in: source, start: start) }

  @inline(__always)
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    isOperatorRightBound(in: source, end: end, isLeftBound: isLeftBound)
  }

  /// `!` or `?` directly after what it belongs to. False if it is none.
  mutating func lexPostfixMark() -> Bool {
    guard isLeftBound(position) else { return false }
    let isAfterTry = previousKind == .kwTry
    emitByte(source[position] == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestionMark)
    if isAfterTry { tokenCountAfterTry = tokens.count }
    return true
  }
}

/// The kind of what remains of an operator token after the parser has split `[…, start)` off it.
///
/// If the answer is `exclamationMark` or `postfixQuestionMark`, it is about the first byte of the rest alone,
/// and whatever follows that byte is a token of its own: ask again for `start + 1`.
package func operatorKind(in source: borrowing SourceBytes, start: Int, end: Int) -> TokenKind {
  let first = source[start]
  if first == UInt8(ascii: "!") && isOperatorLeftBound(in: source, start: start) { return .exclamationMark }
  if first == UInt8(ascii: "?") && isOperatorLeftBound(in: source, start: start) {
    return .postfixQuestionMark
  }
  return classifyOperator(in: source, start: start, end: end).kind
}

/// What an operator is: prefix or postfix if something touches it only on its other side, else binary, unless
/// it is one of the few with a meaning of their own.
private func classifyOperator(
  in source: borrowing SourceBytes, start: Int, end: Int
) -> (kind: TokenKind, isBroken: Bool) {
  let isLeftBound = isOperatorLeftBound(in: source, start: start)
  let isRightBound = isOperatorRightBound(in: source, end: end, isLeftBound: isLeftBound)
  switch end - start {
  case 1:
    switch source[start] {
    case UInt8(ascii: "="): return (.equal, false)
    case UInt8(ascii: "."): return (.period, false)
    case UInt8(ascii: "?"): return (isLeftBound ? .postfixQuestionMark : .infixQuestionMark, false)
    case UInt8(ascii: "&") where !isLeftBound && isRightBound: return (.prefixAmpersand, false)
    default: break
    }
  case 2 where source[start] == UInt8(ascii: "-") && source[start + 1] == UInt8(ascii: ">"):
    return (.arrow, false)
  default:
    // The end of a comment that never began.
    for offset in start..<end - 1
    where source[offset] == UInt8(ascii: "*") && source[offset + 1] == UInt8(ascii: "/") {
      return (.unknown, true)
    }
  }
  if isLeftBound == isRightBound { return (.binaryOperator, false) }
  return (isLeftBound ? .postfixOperator : .prefixOperator, false)
}

/// What stands before the operator touches it: no white space, comment, separator or opening bracket.
private func isOperatorLeftBound(in source: borrowing SourceBytes, start: Int) -> Bool {
  if start == 0 { return false }
  let before = source[start - 1]
  switch before {
  case UInt8(ascii: "/"): return start == 1 || source[start - 2] != UInt8(ascii: "*")
  case 0xA0: return start == 1 || source[start - 2] != 0xC2
  default: return !ByteClasses.shared.has(.opensGap, before)
  }
}

/// What stands after the operator touches it.
private func isOperatorRightBound(in source: borrowing SourceBytes, end: Int, isLeftBound: Bool) -> Bool {
  let next = source[end]
  switch next {
  case UInt8(ascii: "."):
    return !isLeftBound
  case UInt8(ascii: "/"):
    return source[end + 1] != UInt8(ascii: "/") && source[end + 1] != UInt8(ascii: "*")
  case 0xC2:
    return source[end + 1] != 0xA0
  default:
    return !ByteClasses.shared.has(.closesGap, next)
  }
}
