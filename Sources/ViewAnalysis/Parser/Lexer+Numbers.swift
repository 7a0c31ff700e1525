/// Integer and floating-point literals. What is wrong with one stays part of it and breaks it.
extension Lexer {
  mutating func lexNumber() {
    let start = position
    var isFloat = false
    if source[start] == UInt8(ascii: "0") {
      switch source[start + 1] {
      case UInt8(ascii: "x"):
        isFloat = skipHexNumber()
        return emit(isFloat ? .floatLiteral : .integerLiteral, from: start)
      case UInt8(ascii: "o"):
        skipDigits(below: UInt8(ascii: "8"))
        return emit(.integerLiteral, from: start)
      case UInt8(ascii: "b"):
        skipDigits(below: UInt8(ascii: "2"))
        return emit(.integerLiteral, from: start)
      default:
        break
      }
    }
    skipDecimalDigits()
    switch source[position] {
    case UInt8(ascii: "."):
      // In `pair.0.1` each number is a member of its own.
      guard classes.has(.digit, source[position + 1]) && previousKind != .period else { break }
      isFloat = true
      position += 1
      skipDecimalDigits()
      if source[position] | 0x20 == UInt8(ascii: "e") { skipExponent() }
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      isFloat = true
      skipExponent()
    default:
      skipInvalidRest()
    }
    emit(isFloat ? .floatLiteral : .integerLiteral, from: start)
  }

  private mutating func skipDecimalDigits() {
    while classes.has(.digit, source[position]) || source[position] == UInt8(ascii: "_") { position += 1 }
  }

  /// From a `0o` or `0b` over the digits of that base.
  private mutating func skipDigits(below limit: UInt8) {
    position += 2
    if source[position] < UInt8(ascii: "0") || source[position] >= limit {
      // Without a first digit the prefix alone is the number.
      flags.insert(.isBroken)
    } else {
      while (source[position] >= UInt8(ascii: "0") && source[position] < limit)
        || source[position] == UInt8(ascii: "_")
      {
        position += 1
      }
    }
    skipInvalidRest()
  }

  /// From the `e` or `p` of an exponent over its sign and digits.
  private mutating func skipExponent() {
    position += 1
    if source[position] == UInt8(ascii: "-") || source[position] == UInt8(ascii: "+") { position += 1 }
    if classes.has(.digit, source[position]) { skipDecimalDigits() } else { flags.insert(.isBroken) }
    skipInvalidRest()
  }

  /// Characters that belong to the word but not to a number.
  private mutating func skipInvalidRest() {
    let byte = source[position]
    guard classes.has(.identifierPart, byte) || byte >= 0x80 else { return }
    if skipIdentifierParts() { flags.insert(.isBroken) }
  }

  /// From a `0x` over the literal. True if it is a floating-point one.
  private mutating func skipHexNumber() -> Bool {
    position += 2
    guard classes.has(.hexDigit, source[position]) else {
      flags.insert(.isBroken)
      skipInvalidRest()
      return false
    }
    skipHexDigits()
    var dot: Int?
    if source[position] == UInt8(ascii: ".") {
      let place = position
      // A member of the number, unless a digit follows.
      guard position + 1 >= source.count || classes.has(.hexDigit, source[position + 1]) else { return false }
      position += 1
      skipHexDigits()
      if position >= source.count || source[position] | 0x20 != UInt8(ascii: "p") {
        // `0xff.description`; but `0x1.8` misses its exponent.
        if position + 1 < source.count && !classes.has(.digit, source[position + 1]) {
          position = place
          return false
        }
        flags.insert(.isBroken)
        return false
      }
      dot = place
    } else if source[position] | 0x20 != UInt8(ascii: "p") {
      skipInvalidRest()
      return false
    }
    position += 1
    let isSigned = source[position] == UInt8(ascii: "-") || source[position] == UInt8(ascii: "+")
    if isSigned { position += 1 }
    if position < source.count && !classes.has(.digit, source[position]) {
      if let dot, !isSigned, !classes.has(.digit, source[dot + 1]) {
        // `0xff.fp…`: a member whose name looks like hexadecimal digits.
        position = dot
        return false
      }
      flags.insert(.isBroken)
      skipInvalidRest()
      return true
    }
    skipDecimalDigits()
    skipInvalidRest()
    return true
  }

  private mutating func skipHexDigits() {
    while classes.has(.hexDigit, source[position]) || source[position] == UInt8(ascii: "_") { position += 1 }
  }
}
