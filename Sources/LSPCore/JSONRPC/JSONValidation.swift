/// The offset of the first byte at which the text is no JSON (RFC 8259); nil where it is JSON throughout. At the end of
/// a text that stops too early, its length.
///
/// An escaped half of a surrogate pair is accepted: some editors send one while the other half is typed. That the text
/// is UTF-8 is for the caller to see to. Takes linear time, however deep the text is nested.
func firstJSONError(in text: [UInt8]) -> Int? {
  text.withUnsafeBufferPointer { bytes in
    var scanner = JSONScanner(bytes: bytes)
    return scanner.skipDocument() ? nil : scanner.index
  }
}

private struct JSONScanner {
  private enum Expected {
    case value
    /// A value, or the end of an array that has none.
    case valueOrEnd
    case key
    /// A key, or the end of an object that has none.
    case keyOrEnd
    /// A comma, or the end of what is open.
    case separator
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0
  /// What is open, the innermost last: whether it is an object.
  private var open: [Bool] = []

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipDocument() -> Bool {
    var expected = Expected.value
    while true {
      skipBlanks()
      guard let byte = next else { return false }
      switch expected {
      case .value, .valueOrEnd:
        if expected == .valueOrEnd, byte == UInt8(ascii: "]") {
          close()
          expected = .separator
        } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
          index += 1
          open.append(byte == UInt8(ascii: "{"))
          expected = open.last == true ? .keyOrEnd : .valueOrEnd
        } else {
          guard skipScalar(byte) else { return false }
          expected = .separator
        }
      case .key, .keyOrEnd:
        if expected == .keyOrEnd, byte == UInt8(ascii: "}") {
          close()
          expected = .separator
        } else {
          guard byte == UInt8(ascii: "\""), skipString() else { return false }
          skipBlanks()
          guard next == UInt8(ascii: ":") else { return false }
          index += 1
          expected = .value
        }
      case .separator:
        guard let isObject = open.last else { return false }
        if byte == UInt8(ascii: ",") {
          index += 1
          expected = isObject ? .key : .value
        } else if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          close()
        } else {
          return false
        }
      }
      if open.isEmpty, expected == .separator {
        skipBlanks()
        return index == bytes.count
      }
    }
  }

  private mutating func close() {
    index += 1
    open.removeLast()
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func skipScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""): skipString()
    case UInt8(ascii: "t"): skip("true")
    case UInt8(ascii: "f"): skip("false")
    case UInt8(ascii: "n"): skip("null")
    default: skipNumber()
    }
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      for byte in word {
        guard next == byte else { return false }
        index += 1
      }
      return true
    }
  }

  private mutating func skipString() -> Bool {
    index += 1
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        index += 1
        return true
      }
      if byte < 0x20 { return false }
      if byte == UInt8(ascii: "\\") {
        guard skipEscape() else { return false }
      } else {
        index += 1
      }
    }
    return false
  }

  private mutating func skipEscape() -> Bool {
    index += 1
    guard let byte = next else { return false }
    switch byte {
    case UInt8(ascii: "u"):
      index += 1
      for _ in 0..<4 {
        guard let digit = next, Self.isHexadecimal(digit) else { return false }
        index += 1
      }
      return true
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 1
      return true
    default: return false
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private mutating func skipNumber() -> Bool {
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") {
      index += 1
    } else {
      guard skipDigits() else { return false }
    }
    if next == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() else { return false }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      guard skipDigits() else { return false }
    }
    return true
  }

  /// One digit at least.
  private mutating func skipDigits() -> Bool {
    let start = index
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
    return index > start
  }
}
