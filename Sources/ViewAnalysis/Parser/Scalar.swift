/// A Unicode scalar read from the bytes, or what is to be skipped in its place.
struct DecodedScalar {
  /// `invalid` if the bytes are not UTF-8.
  var value: UInt32
  /// Number of bytes it takes, at least 1.
  var length: Int

  static let invalid = UInt32.max
  var isValid: Bool { value != DecodedScalar.invalid }
}

/// Reads the scalar at the offset, which lies before the end.
///
/// Of bytes that are not UTF-8, it takes as many as can belong together: a run of bytes that can begin no
/// scalar, or a first byte with the continuation bytes that do follow it.
func decodeScalar(_ source: borrowing SourceBytes, at offset: Int) -> DecodedScalar {
  let first = source[offset]
  if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
  var length = 1
  guard beginsScalar(first) else {
    while offset + length < source.count && !beginsScalar(source[offset + length]) { length += 1 }
    return DecodedScalar(value: DecodedScalar.invalid, length: length)
  }
  let wanted = (~first).leadingZeroBitCount
  var value = UInt32(first) & (0x7F >> UInt32(wanted))
  while length < wanted {
    let byte = source[offset + length]
    guard byte & 0xC0 == 0x80 else { return DecodedScalar(value: DecodedScalar.invalid, length: length) }
    value = value << 6 | UInt32(byte & 0x3F)
    length += 1
  }
  let isShortest = wanted == 2 || value >= (wanted == 3 ? 0x800 : 0x10000)
  let isScalar = value <= 0x10FFFF && !(0xD800...0xDFFF).contains(value)
  return DecodedScalar(value: isShortest && isScalar ? value : DecodedScalar.invalid, length: length)
}

private func beginsScalar(_ byte: UInt8) -> Bool { byte < 0x80 || (byte >= 0xC2 && byte < 0xF5) }

extension DecodedScalar {
  /// May stand in an identifier. The ranges are those of the language's grammar, ASCII included.
  var isIdentifierPart: Bool {
    switch value {
    case 0x24, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A:
      return true
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF:
      return true
    case 0x0100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF:
      return true
    case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F:
      return true
    case 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF:
      return true
    case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF:
      return true
    case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      return true
    case 0x10000...0xEFFFF:
      return value & 0xFFFF <= 0xFFFD
    default:
      return false
    }
  }

  /// May begin an identifier.
  var isIdentifierStart: Bool {
    switch value {
    case 0x24, 0x30...0x39: return false
    case _ where isCombiningMark: return false
    default: return isIdentifierPart
    }
  }

  /// May begin an operator.
  var isOperatorStart: Bool {
    switch value {
    case 0..<0x80:
      return ByteClasses.shared.has(.operatorPart, UInt8(truncatingIfNeeded: value))
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7:
      return true
    case 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E:
      return true
    case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      return true
    default:
      return false
    }
  }

  /// May stand in an operator after its first character.
  var isOperatorPart: Bool {
    switch value {
    case _ where isCombiningMark, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return true
    default: return isOperatorStart
    }
  }

  private var isCombiningMark: Bool {
    switch value {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return true
    default: return false
    }
  }
}
