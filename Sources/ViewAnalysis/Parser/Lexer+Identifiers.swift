/// Identifiers, keywords, directives, and the bytes that begin nothing ordinary.
extension Lexer {
  @inline(__always)
  mutating func lexIdentifier() {
    let start = position
    var end = position + 1
    while classes.has(.identifierPart, source[end]) { end += 1 }
    position = end
    if source[end] >= 0x80 && skipIdentifierParts() {
      emit(.identifier, from: start)
    } else {
      emit(keywords.kind(of: source, from: start, to: end), from: start)
    }
  }

  /// Moves over identifier characters of any script. False if there were none.
  @inline(never)
  @discardableResult
  mutating func skipIdentifierParts() -> Bool {
    let start = position
    while true {
      if classes.has(.identifierPart, source[position]) {
        position += 1
        continue
      }
      guard source[position] >= 0x80 else { break }
      let scalar = decodeScalar(source, at: position)
      guard scalar.isIdentifierPart else { break }
      position += scalar.length
    }
    return position > start
  }

  /// `$0` is a closure's parameter; `$name` is the name of a projected value, an identifier.
  mutating func lexDollarIdentifier() {
    let start = position
    position += 1
    while classes.has(.digit, source[position]) { position += 1 }
    let isParameter = position > start + 1 && !skipIdentifierParts()
    if !isParameter { skipIdentifierParts() }
    emit(isParameter ? .dollarIdentifier : .identifier, from: start)
  }

  /// An identifier in backticks, which may hold nearly anything up to the line's end.
  mutating func lexBacktickedIdentifier() {
    let start = position
    var end = position + 1
    while true {
      switch source[end] {
      case UInt8(ascii: "`"):
        if end == start + 1 { flags.insert(.isBroken) }
        position = end + 1
        emit(.identifier, from: start)
        return
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        flags.insert(.isBroken)
        emitByte(.unknown)
        return
      case 0 where end >= source.count:
        flags.insert(.isBroken)
        emitByte(.unknown)
        return
      default:
        end += 1
      }
    }
  }

  /// What begins with `#`: a raw string, an extended regex literal, a directive, or the `#` of a macro.
  mutating func lexPound() {
    if position >= knownPoundRunEnd {
      var end = position + 1
      while source[end] == UInt8(ascii: "#") { end += 1 }
      knownPoundRunEnd = end
    }
    let runEnd = knownPoundRunEnd
    switch source[runEnd] {
    case UInt8(ascii: "\""):
      lexString(quote: runEnd)
      return
    case UInt8(ascii: "/"):
      lexExtendedRegex(slash: runEnd)
      return
    default:
      break
    }
    let start = position
    guard runEnd == start + 1 else { return emitByte(.pound) }
    var end = runEnd
    while classes.has(.identifierStart, source[end]) { end += 1 }
    guard let kind = directiveKind(from: runEnd, to: end) else { return emitByte(.pound) }
    position = end
    if openStrings.isEmpty {
      if kind == .poundIf { openConditions += 1 }
      if kind == .poundEndif { openConditions -= 1 }
    }
    emit(kind, from: start)
  }

  private mutating func directiveKind(from start: Int, to end: Int) -> TokenKind? {
    switch end - start {
    case 2: return hasText("if", at: start) ? .poundIf : nil
    case 4: return hasText("else", at: start) ? .poundElse : nil
    case 5: return hasText("endif", at: start) ? .poundEndif : nil
    case 6: return hasText("elseif", at: start) ? .poundElseif : nil
    case 9: return hasText("available", at: start) ? .poundAvailable : nil
    case 11: return hasText("unavailable", at: start) ? .poundUnavailable : nil
    case 14: return hasText("sourceLocation", at: start) ? .poundSourceLocation : nil
    default: return nil
    }
  }

  /// The bytes from the offset on begin with the text, which is shorter than the padding.
  func hasText(_ text: String, at start: Int) -> Bool {
    var offset = start
    for byte in text.utf8 {
      if source[offset] != byte { return false }
      offset += 1
    }
    return true
  }

  /// A byte that begins no ASCII token: another script's identifier or operator, or something that is
  /// skipped: a byte order mark, a control character, bytes that are not UTF-8.
  @inline(never)
  mutating func lexUnusual() {
    let start = position
    let scalar = decodeScalar(source, at: position)
    switch scalar.value {
    case 0xFEFF:
      position += scalar.length
    case _ where scalar.isIdentifierStart:
      skipIdentifierParts()
      emit(.identifier, from: start)
    case _ where scalar.isOperatorStart:
      lexOperator(firstLength: scalar.length)
    case _ where scalar.isIdentifierPart:
      skipIdentifierParts()
      flags.insert(.isBroken)
      emit(.identifier, from: start)
    case 0, 0xA0:
      position += scalar.length
    case 0x201C:
      position = endOfCurlyString(from: position + scalar.length)
      flags.insert(.isBroken)
      emit(.identifier, from: start)
    case 0x201D:
      position += scalar.length
      flags.insert(.isBroken)
      emit(.unknown, from: start)
    default:
      position += scalar.length
      flags.insert(.isBroken)
    }
  }

  /// The end of a string in typographic quotes if it lies on the same line, else `start`.
  private mutating func endOfCurlyString(from start: Int) -> Int {
    if start < knownCurlyFailureEnd { return start }
    var end = start
    scan: while true {
      let byte = source[end]
      switch byte {
      case UInt8(ascii: "\""):
        return end + 1
      case UInt8(ascii: "\\"):
        switch source[end + 1] {
        case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\""),
          UInt8(ascii: "'"), UInt8(ascii: "\\"):
          end += 2
        case UInt8(ascii: "u") where source[end + 2] == UInt8(ascii: "{"):
          end += 3
          while classes.has(.hexDigit, source[end]) { end += 1 }
          guard source[end] == UInt8(ascii: "}") else { break scan }
          end += 1
        default:
          break scan
        }
      case 0..<0x20, 0x7F:
        break scan
      case 0x80...:
        let scalar = decodeScalar(source, at: end)
        guard scalar.isValid else { break scan }
        end += scalar.length
        if scalar.value == 0x201D { return end }
      default:
        end += 1
      }
    }
    knownCurlyFailureEnd = end
    return start
  }

  /// `<#…#>`, the place an editor holds for an expression: an identifier to the parser.
  mutating func lexPlaceholder() -> Bool {
    let start = position
    guard source[start + 1] == UInt8(ascii: "#") else { return false }
    var end = start + 2
    while true {
      switch source[end] {
      case UInt8(ascii: "\n"):
        return false
      case UInt8(ascii: "<") where source[end + 1] == UInt8(ascii: "#"):
        return false
      case UInt8(ascii: "#") where source[end + 1] == UInt8(ascii: ">"):
        position = end + 2
        flags.insert(.isBroken)
        emit(.identifier, from: start)
        return true
      case 0 where end >= source.count:
        return false
      default:
        end += 1
      }
    }
  }

  /// Skips from a version control conflict's first marker over its last one. False if none starts here.
  mutating func skipConflictMarker() -> Bool {
    if position > 0 {
      let before = source[position - 1]
      guard before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") || before == 0 else { return false }
    }
    let end: Int
    if hasText("<<<<<<< ", at: position) {
      guard position < knownOpenConflict else { return false }
      guard let found = offset(after: ">>>>>>> ", from: position + 8) else {
        knownOpenConflict = position
        return false
      }
      end = found
    } else if hasText(">>>> ", at: position) {
      guard position < knownOpenPerforceConflict else { return false }
      guard let found = offset(after: "<<<<\n", from: position + 5) else {
        knownOpenPerforceConflict = position
        return false
      }
      end = found
    } else {
      return false
    }
    position = end
    skipToLineEnd()
    flags.insert(.isBroken)
    return true
  }

  /// The offset after the first such text at the start of a line.
  private func offset(after text: String, from start: Int) -> Int? {
    var offset = start
    while offset < source.count {
      let before = source[offset - 1]
      if before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r"), hasText(text, at: offset) {
        return offset + text.utf8.count
      }
      offset += 1
    }
    return nil
  }
}
