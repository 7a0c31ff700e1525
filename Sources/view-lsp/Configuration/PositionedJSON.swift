/// A JSON value with its range in the text, so that a message can point at it.
struct PositionedJSON: Equatable {
  enum Value: Equatable {
    case null
    case bool(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([PositionedJSON])
    case object([Member])
  }

  struct Member: Equatable {
    let key: String
    let keyRange: Range<Int>
    let value: PositionedJSON
  }

  let value: Value
  /// UTF-8 offsets.
  let range: Range<Int>

  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  var integer: Int? {
    if case .number(let text) = value { Int(text) } else { nil }
  }

  /// An object's members, in order; nil for anything else.
  var members: [Member]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// What it is, for a message.
  var kindName: String {
    switch value {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Reads JSON as people write it: with `//` and `/* */` comments, and a comma after the last element.
/// It stops at the first error.
struct PositionedJSONReader {
  struct SyntaxError: Error, Equatable {
    let message: String
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// Deeper nesting is an error: no configuration needs it, and the reader calls itself.
  private static let deepest = 64

  static func read(_ bytes: [UInt8]) throws(SyntaxError) -> PositionedJSON {
    var reader = PositionedJSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    try reader.skipTrivia()
    guard reader.position < bytes.count else { throw reader.error("the file is empty: expected an object") }
    let value = try reader.readValue()
    try reader.skipTrivia()
    guard reader.position == bytes.count else {
      throw reader.error("unexpected content after the end of the object")
    }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ message: String, from start: Int? = nil) -> SyntaxError {
    let start = start ?? position
    return SyntaxError(message: message, range: start..<max(start, min(position + 1, bytes.count)))
  }

  private mutating func skipTrivia() throws(SyntaxError) {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxError) {
    let start = position
    let second = position + 1 < bytes.count ? bytes[position + 1] : 0
    if second == UInt8(ascii: "/") {
      while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
    } else if second == UInt8(ascii: "*") {
      position += 2
      while position + 1 < bytes.count {
        if bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/") {
          position += 2
          return
        }
        position += 1
      }
      position = bytes.count
      throw error("this comment is not closed", from: start)
    } else {
      throw error("unexpected '/'")
    }
  }

  private mutating func readValue() throws(SyntaxError) -> PositionedJSON {
    let start = position
    guard let byte else { throw error("expected a value, found the end of the file") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { reader throws(SyntaxError) in try reader.readObject() }
    case UInt8(ascii: "["): return try nested { reader throws(SyntaxError) in try reader.readArray() }
    case UInt8(ascii: "\""):
      let text = try readString()
      return PositionedJSON(value: .string(text), range: start..<position)
    default:
      let word = readWord()
      let range = start..<position
      switch word {
      case "true": return PositionedJSON(value: .bool(true), range: range)
      case "false": return PositionedJSON(value: .bool(false), range: range)
      case "null": return PositionedJSON(value: .null, range: range)
      default:
        if let first = word.utf8.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first),
          Double(word) != nil
        {
          return PositionedJSON(value: .number(word), range: range)
        }
        throw SyntaxError(
          message: word.isEmpty ? "expected a value" : "expected a value, found '\(word)'",
          range: start..<max(position, min(start + 1, bytes.count)))
      }
    }
  }

  private mutating func nested(
    _ read: (inout Self) throws(SyntaxError) -> PositionedJSON
  ) throws(SyntaxError) -> PositionedJSON {
    guard depth < Self.deepest else { throw error("nested too deeply") }
    depth += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  /// Everything up to white space or punctuation.
  private mutating func readWord() -> String {
    let start = position
    while let byte, byte > 0x20, !",:{}[]\"/".utf8.contains(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readObject() throws(SyntaxError) -> PositionedJSON {
    let start = position
    position += 1
    var members: [PositionedJSON.Member] = []
    while true {
      try skipTrivia()
      if byte == UInt8(ascii: "}") { break }
      let keyStart = position
      guard byte == UInt8(ascii: "\"") else {
        throw error(byte == nil ? "this object is not closed" : "expected a key in quotes, or '}'")
      }
      let key = try readString()
      let keyRange = keyStart..<position
      try skipTrivia()
      guard byte == UInt8(ascii: ":") else { throw error("expected ':' after the key \"\(key)\"") }
      position += 1
      try skipTrivia()
      members.append(.init(key: key, keyRange: keyRange, value: try readValue()))
      try skipTrivia()
      if byte == UInt8(ascii: ",") {
        position += 1
      } else if byte != UInt8(ascii: "}") {
        throw error(byte == nil ? "this object is not closed" : "expected ',' or '}'")
      }
    }
    position += 1
    return PositionedJSON(value: .object(members), range: start..<position)
  }

  private mutating func readArray() throws(SyntaxError) -> PositionedJSON {
    let start = position
    position += 1
    var elements: [PositionedJSON] = []
    while true {
      try skipTrivia()
      if byte == UInt8(ascii: "]") { break }
      elements.append(try readValue())
      try skipTrivia()
      if byte == UInt8(ascii: ",") {
        position += 1
      } else if byte != UInt8(ascii: "]") {
        throw error(byte == nil ? "this array is not closed" : "expected ',' or ']'")
      }
    }
    position += 1
    return PositionedJSON(value: .array(elements), range: start..<position)
  }

  private mutating func readString() throws(SyntaxError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text += try readEscape()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw SyntaxError(message: "this string is not closed", range: start..<position)
      default:
        text.append(byte)
        position += 1
      }
    }
    throw SyntaxError(message: "this string is not closed", range: start..<position)
  }

  /// Reads an escape after its backslash. Returns what it stands for, as UTF-8.
  private mutating func readEscape() throws(SyntaxError) -> [UInt8] {
    guard let byte else { throw error("this string is not closed") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var value = try readHex()
      if (0xD800...0xDBFF).contains(value), bytes[position...].starts(with: [0x5C, 0x75]) {
        position += 2
        let low = try readHex()
        if (0xDC00...0xDFFF).contains(low) { value = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00) }
      }
      return Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    default: throw error("unknown escape in a string", from: position - 2)
    }
  }

  private mutating func readHex() throws(SyntaxError) -> UInt32 {
    let end = min(position + 4, bytes.count)
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    guard text.utf8.count == 4, let value = UInt32(text, radix: 16) else {
      throw error("expected four hexadecimal digits after \\u")
    }
    position = end
    return value
  }
}
